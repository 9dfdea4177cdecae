import { markReady } from "./early-clicks.ts";

type Enhance = (element: HTMLElement) => void;

const files = import.meta.glob<Enhance>("../pages/**/*.enhance.ts", { import: "default" });
const nameOf = (file: string) => /([\w-]+)\.enhance\.ts$/.exec(file)?.[1];
const loaders = new Map(Object.entries(files).map(([file, load]) => [nameOf(file), load]));

/** Loads the script of each element with `data-enhance`: the default export of the `*.enhance.ts` file of that name. */
export function enhanceElements(): void {
  for (const element of document.querySelectorAll<HTMLElement>("[data-enhance]")) {
    void enhance(element);
  }
}

async function enhance(element: HTMLElement): Promise<void> {
  try {
    const name = element.dataset["enhance"];
    const run = await loaders.get(name)?.();
    if (!run) throw new Error(`There is no script ${name}`);
    run(element);
    markReady(element);
  } catch (error) {
    element.dataset["script"] = "failed";
    reportError(error);
  }
}
