import { dayOf, service, type Core } from '@mayorista/kernel';
import '../../../contract';
import '@mayorista/people/contract';
import type { Knex } from 'knex';
import { tables } from '../uids';
import { addressColumns } from './distributor.answer';
import { ratingsOf } from './rating.rules';

export interface DistributorRow {
  readonly id: number;
  readonly business_name: string;
  readonly tradename: string | null;
  readonly rfc: string | null;
  readonly price_level: number;
  readonly company_type: string | null;
  readonly created_at: Date | number | string | null;
  readonly salesman_id: number | null;
  readonly branch_id: number | null;
  readonly status: number;
  readonly credit_blocked: boolean | number | null;
}

type Named = Readonly<Record<string, unknown>> & { readonly company_id: number };
const grouped = (rows: readonly Named[], id: number): Named[] => rows.filter((each) => each.company_id === id);

/** What staff are told of distributors, with what belongs to each: one query a kind, whatever the number (spec people 3, Distributor model). */
export async function distributorViews(strapi: Core.Strapi, knex: Knex, rows: readonly DistributorRow[]) {
  const ids = rows.map(({ id }) => id);
  const emails = (await knex(tables.companyEmail)
    .whereIn('company_id', ids)
    .orderBy('id')
    .select('id', 'company_id', 'email')) as unknown as Named[];
  const telephones = (await knex(tables.companyTelephone)
    .whereIn('company_id', ids)
    .orderBy('id')
    .select('id', 'company_id', 'number', 'extension', 'type_id')) as unknown as Named[];
  const addresses = (await knex(tables.companyAddress)
    .whereIn('company_id', ids)
    .where({ status: 1 })
    .orderBy('main_address', 'desc')
    .select(addressColumns)) as unknown as Named[];
  const salesmen = await service(strapi, 'people.users').ofIds(
    rows.flatMap(({ salesman_id: id }) => (id === null ? [] : [id])),
  );
  const purchases = await service(strapi, 'companies.purchases').ofLastYear(knex, ids);
  return rows.map((row) => {
    const salesman = salesmen.find(({ id }) => id === row.salesman_id);
    return {
      id: row.id,
      email: grouped(emails, row.id)[0]?.email ?? null,
      distributor_name: row.tradename ?? row.business_name,
      name: row.tradename ?? row.business_name,
      business_name: row.business_name,
      rfc: row.rfc,
      tradename: row.tradename,
      company_level: row.price_level,
      company_type: row.company_type,
      ...ratingsOf(purchases.get(row.id)),
      anniversary_date: row.created_at === null ? null : dayOf(row.created_at),
      salesman_id: row.salesman_id,
      salesman_name:
        salesman === undefined ? null : [salesman.name, salesman.paternal_surname].filter(Boolean).join(' '),
      branch_id: row.branch_id,
      status: row.status,
      credit_blocked: Boolean(row.credit_blocked),
      delivery_addresses: grouped(addresses, row.id),
      telephones: grouped(telephones, row.id),
      emails: grouped(emails, row.id),
    };
  });
}
