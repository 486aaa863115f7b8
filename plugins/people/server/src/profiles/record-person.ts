import { recordAudit, type Actor, type Tx } from '@mayorista/kernel';
import { tables } from '../uids';

/** Names and day of birth as a call gives them. */
export interface PersonGiven {
  readonly name?: string | undefined;
  readonly paternal_surname?: string | undefined;
  readonly maternal_surname?: string | null | undefined;
  readonly birthdate?: string | null | undefined;
}

/** Writes a person's names and day of birth, as far as they are given, with their history. */
export async function recordPerson(tx: Tx, actor: Actor, id: number, given: PersonGiven): Promise<void> {
  const after = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  if (Object.keys(after).length === 0) return;
  const before = (await tx
    .trx(tables.user)
    .where({ id })
    .first(...Object.keys(after))) as Readonly<Record<string, unknown>>;
  await tx.trx(tables.user).where({ id }).update(after);
  await recordAudit(tx, actor, { modelType: 'user', modelId: id, action: 'changed', before, after });
}
