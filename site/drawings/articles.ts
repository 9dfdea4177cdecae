export const articleDrawings = {};
