import type { z } from "zod";

/** Reports each entry whose key repeats that of an earlier one. */
export function unique<Entry>(field: string, keyOf: (entry: Entry) => string) {
  return (entries: readonly Entry[], context: z.core.$RefinementCtx<Entry[]>): void => {
    const seen = new Set<string>();
    entries.forEach((entry, index) => {
      const key = keyOf(entry);
      if (seen.has(key)) {
        context.issues.push({ code: "custom", path: [index, field], message: `repeats "${key}"`, input: entry });
      }
      seen.add(key);
    });
  };
}
