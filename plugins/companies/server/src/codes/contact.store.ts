import { forUpdate, getKnex, NotFoundError, reject, type Actor, type Core, type Tx } from '@mayorista/kernel';
import { companyRowsInReach } from '../companies/company-rows';
import { tables } from '../uids';
import type { CodeKind, Contact } from './contact-code.store';

export const tableOf = { email: tables.companyEmail, whatsapp: tables.whatsappNumber } as const;
const columnOf = { email: 'email', whatsapp: 'number' } as const;

/** Locks a contact within reach. Throws NotFoundError otherwise, ValidationError for one that is verified already. */
export async function lockContact(tx: Tx, actor: Actor, kind: CodeKind, id: number): Promise<Contact> {
  const query = forUpdate(tx, tx.trx(tableOf[kind]).where({ id }));
  companyRowsInReach(query, actor, tx.strapi);
  const row = (await query.first('*')) as
    ({ company_id: number | null; verified_at: unknown } & Record<string, unknown>) | undefined;
  if (row === undefined) throw new NotFoundError();
  if (row.verified_at !== null) reject('already_verified');
  return { kind, id, companyId: row.company_id, address: String(row[columnOf[kind]]) };
}

/** Finds a contact whatever its reach, for the job that sends its code; null once it is gone or verified. */
export async function findContact(strapi: Core.Strapi, kind: CodeKind, id: number): Promise<Contact | null> {
  const row = (await getKnex(strapi)(tableOf[kind]).where({ id }).whereNull('verified_at').first('*')) as
    ({ company_id: number | null } & Record<string, unknown>) | undefined;
  return row === undefined ? null : { kind, id, companyId: row.company_id, address: String(row[columnOf[kind]]) };
}
