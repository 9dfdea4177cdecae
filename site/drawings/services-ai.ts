export const aiServiceDrawings = {};
