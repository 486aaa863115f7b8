import type { Core } from '@strapi/strapi';
import { uids } from '../uids';
import type { PersonRow } from './me.view';

export const findPerson = (strapi: Core.Strapi, id: number): Promise<PersonRow | null> =>
  strapi.db.query(uids.user).findOne({ where: { id } }) as Promise<PersonRow | null>;

export async function findBranch(strapi: Core.Strapi, id: number | null): Promise<{ id: number; name: string } | null> {
  if (id === null) return null;
  return (await strapi.db.query(uids.branch).findOne({ where: { id }, select: ['id', 'name'] })) as {
    id: number;
    name: string;
  } | null;
}

export async function findSalesman(
  strapi: Core.Strapi,
  id: number | null,
): Promise<{ id: number; full_name: string; email: string } | null> {
  const person = id === null ? null : await findPerson(strapi, id);
  if (person === null) return null;
  return {
    id: person.id,
    full_name: [person.name, person.paternal_surname, person.maternal_surname].filter(Boolean).join(' '),
    email: person.email,
  };
}
