export const overviewDrawings = {};
