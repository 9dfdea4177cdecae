import * as fc from "fast-check";

/** One of several kinds, each as often as its number says. */
export function mix<Value>(...kinds: [often: number, kind: fc.Arbitrary<Value>][]): fc.Arbitrary<Value> {
  return fc.oneof(...kinds.map(([weight, arbitrary]) => ({ weight, arbitrary })));
}

/** What stands between spaces. */
export const list = (text: string): string[] => text.trim().split(/\s+/);

export const among = (text: string): fc.Arbitrary<string> => fc.constantFrom(...list(text));
