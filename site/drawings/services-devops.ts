export const devopsServiceDrawings = {};
