import type { Knex } from 'knex';
import type { QuotationRow } from '../quotations/quotation.types';

/** Finds where a quotation is sent: to the address that it names, else to the person whose it is; null when there is neither. In a transaction pass its knex. */
export async function findAddress(
  knex: Knex,
  { contact_email: given, user_id: userId }: Pick<QuotationRow, 'contact_email' | 'user_id'>,
): Promise<string | null> {
  if (given !== null) return given;
  return userId === null ? null : findPersonAddress(knex, userId);
}

/** Finds a person's e-mail; null when the person is gone. */
export async function findPersonAddress(knex: Knex, userId: number): Promise<string | null> {
  const person = (await knex('up_users').where({ id: userId }).first('email')) as { email: string } | undefined;
  return person?.email ?? null;
}
