import { service, type Core } from '@mayorista/kernel';
import '@mayorista/people/contract';
import type { QuotationRow } from '../quotations/quotation.types';

/** Finds where a quotation is sent: to the address that it names, else to the person whose it is; null when there is neither. */
export async function findAddress(
  strapi: Core.Strapi,
  { contact_email: given, user_id: userId }: Pick<QuotationRow, 'contact_email' | 'user_id'>,
): Promise<string | null> {
  if (given !== null) return given;
  return userId === null ? null : findPersonAddress(strapi, userId);
}

/** Finds a person's e-mail; null when the person is gone. */
export async function findPersonAddress(strapi: Core.Strapi, userId: number): Promise<string | null> {
  const person = await service(strapi, 'people.users').find(userId);
  return person?.email ?? null;
}
