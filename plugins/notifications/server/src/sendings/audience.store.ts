import { countRows } from '@mayorista/kernel';
import type { Knex } from 'knex';
import { tables } from '../uids';
import type { Audience } from './audience.fields';

const buyers = ['distributor', 'secondary_user'];

/** The people an audience names now: never a blocked account, and distributors only of companies that are active. */
function peopleOf(knex: Knex, audience: Audience): Knex.QueryBuilder {
  const people = knex(`${tables.person} as person`).where((open) => {
    void open.where('person.blocked', false).orWhereNull('person.blocked');
  });
  switch (audience.kind) {
    case 'people':
      return people.whereIn('person.id', audience.user_ids);
    case 'roles':
      return holding(knex, people, audience.roles);
    default:
      return ofCompanies(knex, holding(knex, people, buyers), audience);
  }
}

type OfCompanies = Exclude<Audience, { kind: 'people' | 'roles' }>;

function ofCompanies(knex: Knex, people: Knex.QueryBuilder, audience: OfCompanies): Knex.QueryBuilder {
  const companies = knex(`${tables.company} as company`).where('company.status', 1).select('company.id');
  switch (audience.kind) {
    case 'company_type':
      return people.whereIn('person.company_id', companies.where('company.company_type', audience.company_type));
    case 'companies':
      return people.whereIn('person.company_id', companies.whereIn('company.id', audience.company_ids));
    case 'branch':
      return people.whereIn(
        'person.company_id',
        companies
          .join(`${tables.companyBranch} as place`, 'place.company_id', 'company.id')
          .where('place.branch_id', audience.branch_id),
      );
    case 'distributors':
      return people.whereIn('person.company_id', companies);
  }
}

/** People who hold one of these roles, as their own or besides it. */
const holding = (knex: Knex, people: Knex.QueryBuilder, roles: readonly string[]): Knex.QueryBuilder =>
  people.where((any) => {
    for (const link of [tables.personRole, tables.personExtraRole])
      void any.orWhereIn(
        'person.id',
        knex(`${link} as link`)
          .join(`${tables.role} as role`, 'role.id', 'link.role_id')
          .whereIn('role.type', [...roles])
          .select('link.user_id'),
      );
  });

export const countPeople = (knex: Knex, audience: Audience): Promise<number> => countRows(peopleOf(knex, audience));

/** Of them, those who have a browser that is told while the store is closed. */
export const countWithBrowser = (knex: Knex, audience: Audience): Promise<number> =>
  countRows(peopleOf(knex, audience).whereIn('person.id', knex(tables.subscription).select('user_id')));

export async function idsOfPeople(knex: Knex, audience: Audience): Promise<number[]> {
  const rows = (await peopleOf(knex, audience).orderBy('person.id').select('person.id as id')) as { id: number }[];
  return rows.map(({ id }) => id);
}
