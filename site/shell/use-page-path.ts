import { useLocation } from "react-router";

/** Returns the path of the page. While prerendering, the location ends with a slash. */
export const usePagePath = (): string => useLocation().pathname.replace(/(?<=.)\/$/, "");
