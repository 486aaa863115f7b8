/** Lines of one quick order at most, as many as go into the cart at once. */
export const MOST_LINES = 500;
export const MOST_PIECES = 9_999;
/** Characters of one quick order at most: as many lines of 200, which is more than a part number has. */
export const MOST_CHARACTERS = MOST_LINES * 200;
