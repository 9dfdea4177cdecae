export const caseDrawings = {};
