import { isHiddenIn } from '@mayorista/config';
import { isAllowed, type Actor } from '@mayorista/kernel';
import type { Knex } from 'knex';
import { tables, uids } from '../uids';

/** Tells whether an actor may read the papers of a person, which are the whole of a profile: those of a user that hold an RFC. */
export async function readsPapersOf(actor: Actor, knex: Knex, userId: number | null): Promise<boolean> {
  const person = (await knex(tables.user)
    .where({ id: userId ?? 0 })
    .first('user_type')) as Readonly<Record<string, unknown>> | undefined;
  return !isHiddenIn(uids.user, 'rfc', person ?? {}, (code) => isAllowed(actor, code));
}
