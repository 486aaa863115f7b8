import { z } from 'zod';
import { env } from '@mayorista/config';
import {
  defineRoute,
  escapeLike,
  fetchPageBy,
  fold,
  foldedColumn,
  getKnex,
  paging,
  service,
  type Actor,
  type Core,
} from '@mayorista/kernel';
import '@mayorista/companies/contract';
import type { Knex } from 'knex';
import { personName } from '../orders/order.rules';
import type { PersonRow } from '../orders/order.store';
import { saleOrderUserImpersonationListOutput } from './impersonations.answer';

type Row = PersonRow & { readonly company_id: number; readonly business_name: string };

/** GET /sale-order-user-impersonations: lists buyers in whose name an order may be taken (spec storefront 7, Sale orders). */
export const impersonationsRoute = defineRoute({
  method: 'GET',
  path: '/sale-order-user-impersonations',
  noun: 'sale-order-user-impersonations',
  action: 'find',
  needs: 'sale-order-user-impersonations.read',
  summary: 'Personas en cuyo nombre se puede levantar un pedido',
  query: z.object({ omniSearchQuery: z.string().max(120).default(''), locale: z.string().optional(), ...paging }),
  output: saleOrderUserImpersonationListOutput,
  async handle({ strapi, actor, query }) {
    const { rows, total, meta } = await fetchPageBy<Row>(
      () => buyersInReach(strapi, actor, query.omniSearchQuery),
      query,
      (found) =>
        found
          .orderBy('company.business_name')
          .orderBy('person.id')
          .select('person.*', 'company.business_name as business_name'),
    );
    const data = rows.map((row) => ({
      id: row.id,
      name: personName(row),
      email: row.email,
      company: { id: row.company_id, business_name: row.business_name },
      act_url: actUrl(row),
    }));
    return { data, total, meta };
  },
});

/** Where the store lets whoever attends a buyer act in their name: orders and quotations are taken there. */
function actUrl({ email }: Row): string {
  const url = new URL('/impersonations', env().publicStoreUrl);
  url.searchParams.set('q', email);
  return url.href;
}

/** Buyers of active companies: a salesman's own and those of the people under them; of all companies for who attends everybody. */
export function buyersInReach(strapi: Core.Strapi, actor: Actor, text: string): Knex.QueryBuilder {
  const knex = getKnex(strapi);
  const buyers = knex('up_users as person')
    .join('companies as company', 'company.id', 'person.company_id')
    .where({ 'company.status': 1 })
    .where((open) => void open.where({ 'person.blocked': false }).orWhereNull('person.blocked'));
  if (actor.kind === 'person' && !actor.roles.includes('call_agent'))
    void buyers.whereIn('company.id', service(strapi, 'companies.companies').attendedBy(knex, actor.id ?? 0));
  for (const word of fold(text).split(/\s+/).filter(Boolean).slice(0, 8))
    void buyers.where((either) => {
      for (const column of ['person.name', 'person.paternal_surname', 'person.email', 'company.business_name'])
        void either.orWhereRaw(`${foldedColumn(strapi)} like ? escape '\\'`, [column, `%${escapeLike(word)}%`]);
    });
  return buyers;
}
