/** Which flow files run once more on PostgreSQL and Redis, by parts of their paths. */
export const servicesSuites: readonly string[];
/** Files among them that run on SQLite alone. */
export const onlyOnce: readonly string[];
/** Parts of paths among them that every run tries on both. */
export const onBothInEveryRun: readonly string[];
/** Files that run with `npm test -- --all` alone. */
export const withAllAlone: readonly string[];
