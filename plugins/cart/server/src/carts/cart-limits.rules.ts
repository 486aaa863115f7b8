/** Pieces of one line of a cart at most. */
export const largestQuantity = 9_999;
