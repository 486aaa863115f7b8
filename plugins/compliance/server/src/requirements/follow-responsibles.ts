import type { Knex } from 'knex';
import { inTransaction, reject, type Deps } from '@mayorista/kernel';
import { tables, uids } from '../uids';
import { chosenUser } from './chosen-user';
import { fullName, userOf } from './responsible.store';

const writes = new Set(['create', 'update', 'clone']);

/**
 * Whoever writes a responsible (the panel's view, our calls): a member of staff, only once, named as their account is. Looked at
 * after the write, which a refusal rolls back. Who was responsible before their account was closed may still be put aside.
 */
export function followResponsibles({ strapi }: Deps): void {
  strapi.documents.use(async (context, next) => {
    if (context.uid !== uids.responsible || !writes.has(context.action)) return next();
    return inTransaction(strapi, async ({ trx }) => {
      const { documentId } = context.params as { documentId?: string };
      const before = context.action === 'update' ? await userOf(trx, { document_id: documentId }) : null;
      const result = await next();
      const id = idOf(result);
      if (id === undefined) return result;
      const after = await userOf(trx, { id });
      if (after === null) return reject('required', 'user');
      if (after !== before) await nameAsTheirAccount(trx, id, after);
      return result;
    });
  });
}

/** A copy answers with all that it made. */
const idOf = (result: unknown): number | undefined => {
  const { id, entries } = (result ?? {}) as { id?: number; entries?: readonly { id: number }[] };
  return id ?? entries?.[0]?.id;
};

async function nameAsTheirAccount(trx: Knex, id: number, userId: number): Promise<void> {
  const user = await chosenUser(trx, userId, { id, field: 'user' });
  await trx(tables.responsible)
    .where({ id })
    .update({ name: fullName(user), email: user.email });
}
