import type { Knex } from 'knex';
import { reject } from '@mayorista/kernel';
import { findSelectable, isResponsibleElsewhere, type UserRow } from './responsible.store';

interface Asked {
  /** The responsible they are chosen for; null for a new one. */
  readonly id: number | null;
  /** Where the call or the form names them: refusals stand there. */
  readonly field: 'user' | 'user_id';
}

/** The member of staff chosen as a responsible: their account is open, and they are no other responsible. */
export async function chosenUser(knex: Knex, userId: number, { id, field }: Asked): Promise<UserRow> {
  const user = await findSelectable(knex, userId);
  if (user === null) return reject('responsible_not_selectable', field);
  if (await isResponsibleElsewhere(knex, userId, id)) return reject('responsible_taken', field);
  return user;
}
