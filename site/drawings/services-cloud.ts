export const cloudServiceDrawings = {};
