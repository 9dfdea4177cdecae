export const pageDrawings = {};
