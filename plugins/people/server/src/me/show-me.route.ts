import { defineRoute, service, UnauthenticatedError } from '@mayorista/kernel';
import '../../../contract';
import { findPerson } from './me.store';
import { meView } from './me.view';
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
    const found = await findPerson(strapi, actor.id, {
      branchId: actor.branchId ?? company?.branchId ?? null,
      salesmanId: company?.salesmanId ?? null,
    });
    if (found === null) throw new UnauthenticatedError();
    const { person, branch, salesman } = found;
    const audience = await directory.audienceOf(actor);
    return { data: meView(person, { actor, audience, company, branch, salesman }), meta: {} };
  },
});
