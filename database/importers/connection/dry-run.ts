/** Stands for the writing of an importer without a database: a dry run never gets there. */
export const writesNothing = (): Promise<never> => Promise.reject(new Error('A dry run has no database to write into'));
