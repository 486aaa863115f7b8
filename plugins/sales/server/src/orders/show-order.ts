import { getKnex, NotFoundError, service, type Actor, type Core } from '@mayorista/kernel';
import '@mayorista/companies/contract';
import '@mayorista/inventory/contract';
import '@mayorista/people/contract';
import { paymentsOf } from '../payments/payment.store';
import { statusAfter } from '../shipments/shipment.rules';
import { shippableLines } from '../shipments/shipment.store';
import { withPictures } from './line-pictures';
import { ordersOf } from './order.scope';
import { detailsOf, eventsOf, type OrderRow } from './order.store';
import { isForStaff, orderView, staffView } from './order.view';

/** One order within the caller's scope; another company's does not exist for them. */
export async function showOrder(strapi: Core.Strapi, actor: Actor, id: string) {
  const knex = getKnex(strapi);
  const row = /^\d{1,10}$/.test(id)
    ? ((await ordersOf(strapi, actor)
        .where({ id: Number(id) })
        .first()) as OrderRow | undefined)
    : undefined;
  if (row === undefined) throw new NotFoundError();
  const branch = row.branch_id === null ? null : await service(strapi, 'inventory.branches').find(row.branch_id);
  const details = await withPictures(strapi, await detailsOf(knex, row.id));
  const around = {
    branch,
    details,
    events: await eventsOf(knex, row.id),
    payments: await paymentsOf(knex, row.id),
    warehouses: new Map((await service(strapi, 'inventory.branches').list()).map(({ id: at, name }) => [at, name])),
    actor,
  };
  if (!isForStaff(actor)) return orderView(row, around);
  return {
    ...orderView(row, around),
    ...staffView(row, {
      ...around,
      ...(await behind(strapi, row)),
      shipping: statusAfter(await shippableLines(knex, [row.id])),
    }),
  };
}

/** Who is behind an order: its buyer, company and salesman as they are today. */
async function behind(strapi: Core.Strapi, { user_id, salesman_id, company_id }: OrderRow) {
  const people = await service(strapi, 'people.users').ofIds([user_id, salesman_id].flatMap((id) => id ?? []));
  const company = company_id === null ? null : await service(strapi, 'companies.companies').find(company_id);
  const byId = (id: number | null) => people.find((person) => person.id === id) ?? null;
  return { buyer: byId(user_id), salesman: byId(salesman_id), company };
}
