/** Longest physical line, and longest CSV record, in bytes. A product with a generous description has some 20 KB. */
export const MAX_LINE_BYTES = 1024 * 1024;
/** How much is read from the disk, and inflated, at a time. */
export const CHUNK_BYTES = 128 * 1024;
