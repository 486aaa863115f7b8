import { getKnex, service, type Actor, type Core } from '@mayorista/kernel';
import '@mayorista/people/contract';
import type { OrderPerson } from '../../../contract';
import { personName } from '../orders/order.rules';
import type { PersonRow } from '../orders/order.store';
import { uids } from '../uids';

/**
 * Lists salesmen whom an actor may make responsible for an order: the people under a salesman and themselves; all of them for the panel and other
 * employees who change salesmen (spec people-and-crm 6).
 */
export async function eligibleSalesmen(strapi: Core.Strapi, actor: Actor): Promise<OrderPerson[]> {
  const isOwnTeam = actor.kind === 'person' && actor.roles.includes('salesman') && actor.id !== null;
  const knex = getKnex(strapi);
  const team = isOwnTeam
    ? ((await service(strapi, 'people.teams').members(knex, Number(actor.id))) as { id: number }[]).map(({ id }) => id)
    : null;
  const people = (await strapi.db.query(uids.person).findMany({
    where: {
      ...(team === null ? {} : { id: { $in: team } }),
      $and: [
        { $or: [{ role: { type: 'salesman' } }, { extra_roles: { type: 'salesman' } }] },
        { $or: [{ blocked: false }, { blocked: { $null: true } }] },
      ],
    },
    orderBy: { id: 'asc' },
  })) as PersonRow[];
  const byId = new Map(people.map((person) => [person.id, person]));
  return [...byId.values()].map((person) => ({ id: person.id, name: personName(person), email: person.email }));
}
