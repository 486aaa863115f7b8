/** Jobs a workers process runs at once: most of them wait for the database, not for the processor. */
export const concurrency = 4;
