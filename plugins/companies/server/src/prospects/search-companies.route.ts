import { z } from 'zod';
import { defineRoute, getKnex, unpagedList } from '@mayorista/kernel';
import { companyRowsInReach } from '../companies/company-rows';
import { searchWords } from '../companies/search-words';
import { tables } from '../uids';
import { foundCompanyListOutput } from './prospect.answer';

/** GET /company-search: companies by name or RFC, for what a prospect inherits (spec people 7). */
export const searchCompanies = defineRoute({
  method: 'GET',
  path: '/company-search',
  noun: 'company-search',
  action: 'find',
  needs: 'distributor-registries.write',
  summary: 'Buscar empresas por nombre o RFC',
  query: z.object({
    omniSearchQuery: z.string().trim().max(100).default(''),
    search: z.string().trim().max(100).optional(),
  }),
  output: foundCompanyListOutput,
  async handle({ strapi, actor, query }) {
    const knex = getKnex(strapi);
    const companies = knex(tables.company).select(
      { company_id: 'id' },
      'business_name',
      'tradename',
      'rfc',
      'price_level',
    );
    const found = knex(companies.as('company'));
    companyRowsInReach(found, actor, strapi);
    searchWords(found, strapi, query.search ?? query.omniSearchQuery, (any, holds) => {
      for (const column of ['business_name', 'tradename', 'rfc']) holds(any, column);
    });
    const rows = (await found.orderBy('business_name').limit(20).select('*')) as Record<string, unknown>[];
    return unpagedList(
      rows.map(({ company_id: id, business_name: name, ...row }) => ({ id, name, business_name: name, ...row })),
    );
  },
});
