import type { Knex } from 'knex';
import { tables } from '../uids';

/** Builds the query of the history entries of what a person did, or of what staff did in that person's name. */
export const actsOf = (knex: Knex, personId: number, doneBy?: number): Knex.QueryBuilder =>
  knex(tables.auditEntry).where({
    actor_kind: 'person',
    actor_id: personId,
    ...(doneBy === undefined ? {} : { on_behalf_id: doneBy }),
  });
