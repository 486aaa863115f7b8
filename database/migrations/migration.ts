import type { Knex } from 'knex';

/**
 * When a migration runs in a start: before Strapi adds what the release declares (what it would otherwise stumble over: names,
 * types), or after (what fills or removes).
 */
export type MigrationStage = 'before-additions' | 'after-additions';

/** A written change of the database, run once. See README.md for what is allowed in which release. */
export interface Migration {
  /** `0001-short-index-names`: never changed once a release has it, for databases remember it. */
  readonly name: string;
  readonly stage: MigrationStage;
  /** Runs inside a transaction. An empty database goes through it too: look whether the table is there. */
  readonly up: (trx: Knex.Transaction) => Promise<void>;
}

export const isPostgres = (knex: Knex): boolean => (knex.client as { dialect: string }).dialect === 'postgresql';
