// What `pnpm check:content` does, but for the rules of writing: copies of one page say the same.
import { keepHistory } from "../../check/keep-history.ts";

keepHistory("2026-11-16");
