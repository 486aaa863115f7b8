/** Which flow files run once more on PostgreSQL and Redis, by parts of their paths. */
export const servicesSuites: readonly string[];
/** Files among them that run on SQLite alone. */
export const onlyOnce: readonly string[];
