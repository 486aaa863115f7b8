import { getKnex, service, type Actor, type Core } from '@mayorista/kernel';
import '@mayorista/people/contract';
import { tables } from '../uids';

/** Finds the student that somebody of a company is, by the e-mail of their account; null for everybody else, and without access. */
export async function studentWithAccess(
  strapi: Core.Strapi,
  { id, companyId }: Pick<Actor, 'id' | 'companyId'>,
): Promise<number | null> {
  if (id === null || companyId === null) return null;
  const person = await service(strapi, 'people.users').find(id);
  if (person === null) return null;
  const row = (await getKnex(strapi)(tables.student)
    .where({ company_id: companyId, email: person.email.toLowerCase(), has_access: true })
    .first('id')) as { id: number } | undefined;
  return row?.id ?? null;
}
