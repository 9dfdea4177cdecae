/** The part of a browser that these tests use, the same for all engines. Selectors are CSS and match one visible element. */
export interface EnginePage {
  /** Console messages and uncaught errors since the last call. */
  takeMessages(): Promise<string[]>;
  /** Loads a document and waits for hydration. */
  open(path: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** Runs a function in the page. */
  evaluate<Args extends unknown[], Result>(
    run: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result>;
  click(selector: string): Promise<void>;
  tap(selector: string): Promise<void>;
  hover(selector: string): Promise<void>;
  press(key: "Enter" | "Escape" | "Tab"): Promise<void>;
  type(text: string): Promise<void>;
  goBack(): Promise<void>;
  close(): Promise<void>;
}

export interface Engine {
  newPage(origin: string | undefined): Promise<EnginePage>;
  close(): Promise<void>;
}
