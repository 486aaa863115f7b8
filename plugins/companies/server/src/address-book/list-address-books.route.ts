import { defineRoute, getKnex, unpagedList } from '@mayorista/kernel';
import { addressBookDetail } from '../../../shared';
import { companyRowsInReach } from '../companies/company-rows';
import { tables } from '../uids';
import { addressBookListOutput } from './list-address-books.answer';

/** GET /address-books: one book a company within reach, with how many entries it has. */
export const listAddressBooks = defineRoute({
  method: 'GET',
  path: '/address-books',
  noun: 'address-books',
  action: 'find',
  needs: 'address-book-details.read',
  summary: 'Libretas de direcciones, una por empresa',
  isList: true,
  output: addressBookListOutput,
  async handle({ strapi, actor }) {
    const knex = getKnex(strapi);
    const reachable = knex(knex(tables.company).select({ company_id: 'id' }, 'business_name').as('company'));
    companyRowsInReach(reachable, actor, strapi);
    const companies = (await reachable.orderBy('company_id').limit(500).select('company_id', 'business_name')) as {
      company_id: number;
      business_name: string;
    }[];
    const counts = (await knex(addressBookDetail.table)
      .whereIn(
        'company_id',
        companies.map(({ company_id: id }) => id),
      )
      .groupBy('company_id')
      .select('company_id')
      .count({ n: '*' })) as unknown as { company_id: number; n: number | string }[];
    const byCompany = new Map(counts.map(({ company_id: id, n }) => [id, Number(n)]));
    return unpagedList(
      companies.map(({ company_id: id, business_name: name }) => ({
        id,
        company_id: id,
        name,
        total_details: byCompany.get(id) ?? 0,
      })),
    );
  },
});
