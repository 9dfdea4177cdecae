/** Returns the name of an island by its file: `team` for `/pages/about/team.island.tsx`. */
export const islandName = (file: string): string => /([\w-]+)\.island\.tsx$/.exec(file)?.[1] ?? "";
