export const homeDrawings = {};
