/** Tables whose content type is gone on purpose: a migration takes their rows elsewhere or removes them. No other table may lose its type. */
export const retiredTables: readonly string[] = [];
