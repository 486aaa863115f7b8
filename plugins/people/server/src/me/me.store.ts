import { knexOf, type Core } from '@mayorista/kernel';
import { tables } from '../uids';
import type { PersonRow } from './me.view';

const columns = [
  'id',
  'username',
  'email',
  'name',
  'paternal_surname',
  'maternal_surname',
  'birthdate',
  'user_type',
  'currency',
];

interface Named {
  readonly id: number;
  readonly name: string;
}

// Every page of the store asks for its person: plain queries take a third of what entities do.

export const findPerson = async (strapi: Core.Strapi, id: number): Promise<PersonRow | null> =>
  ((await knexOf(strapi)(tables.user).where({ id }).first(columns)) as PersonRow | undefined) ?? null;

export async function findBranch(strapi: Core.Strapi, id: number | null): Promise<Named | null> {
  if (id === null) return null;
  return ((await knexOf(strapi)('branches').where({ id }).first('id', 'name')) as Named | undefined) ?? null;
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
