import { createHash } from 'node:crypto';

/**
 * The longest name in characters. PostgreSQL silently cuts names after 63 bytes: a name that was cut is never found again, and the
 * next release fails to create it anew. The margin leaves room for suffixes of the database (`_pkey`).
 */
export const LONGEST_NAME = 60;

const digestLength = 8;

/** Returns the name unchanged, or, if it is longer than 60 characters, its beginning with a digest of the whole. */
export function databaseName(name: string): string {
  if (name.length <= LONGEST_NAME) return name;
  const digest = createHash('sha256').update(name).digest('hex').slice(0, digestLength);
  return `${name.slice(0, LONGEST_NAME - digestLength - 1)}_${digest}`;
}

export type NamedKind = 'index' | 'unique' | 'fk' | 'check' | 'trigrams' | 'code' | 'digits';

/** Builds the name of an index, unique index, foreign key, check or search index of these columns: `orders_company_id_index`. */
export const constraintName = (table: string, columns: readonly string[], kind: NamedKind): string =>
  databaseName([table, ...columns, kind].join('_'));
