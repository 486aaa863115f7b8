import { defineRoute, service, UnauthenticatedError, type Core } from '@mayorista/kernel';
import '../../../contract';
import { findPerson } from './me.store';
import { meView, type Named } from './me.view';
import { meOutput } from './show-me.answer';

/** GET /user: who is logged in, with the union of their permissions (spec people-and-crm 7, GET /user). */
export const showMe = defineRoute({
  method: 'GET',
  path: '/user',
  noun: 'me',
  action: 'show',
  needs: 'me.read',
  summary: 'La persona que inició sesión',
  output: meOutput,
  async handle({ strapi, actor }) {
    if (actor.kind !== 'person' || actor.id === null) throw new UnauthenticatedError();
    const directory = service(strapi, 'people.company-directory');
    const company = actor.companyId === null ? null : await directory.find(actor.companyId);
    const found = await findPerson(strapi, actor.id, company?.salesmanId ?? null);
    if (found === null) throw new UnauthenticatedError();
    const { person, salesman } = found;
    const branch = await branchNamed(strapi, actor.branchId ?? company?.branchId ?? null);
    const audience = await directory.audienceOf(actor);
    const cartCurrency = await service(strapi, 'people.carts').currencyOf(actor.id);
    return { data: meView(person, { actor, audience, company, branch, salesman, cartCurrency }), meta: {} };
  },
});

async function branchNamed(strapi: Core.Strapi, id: number | null): Promise<Named | null> {
  if (id === null) return null;
  const branch = (await service(strapi, 'people.branch-directory').list()).find((each) => each.id === id);
  return branch === undefined ? null : { id, name: branch.name };
}
