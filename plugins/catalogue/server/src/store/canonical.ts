/** A query as a key: the same for the same values, in whatever order they were given. */
export const canonical = (query: object): string =>
  JSON.stringify(Object.entries(query).sort(([a], [b]) => a.localeCompare(b)));
