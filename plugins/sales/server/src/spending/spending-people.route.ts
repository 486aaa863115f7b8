import { defineRoute, ForbiddenError, service, unpagedList } from '@mayorista/kernel';
import '@mayorista/people/contract';
import { personName } from '../orders/order.rules';
import { spendingPersonListOutput } from './spending-people.answer';

/** GET /spending-people: the secondary users of one's company, and who may approve what they buy. */
export const spendingPeopleRoute = defineRoute({
  method: 'GET',
  path: '/spending-people',
  noun: 'spending-people',
  action: 'find',
  needs: 'spending-rules.write',
  summary: 'Usuarios secundarios de la empresa y quienes aprueban sus pedidos',
  output: spendingPersonListOutput,
  async handle({ strapi, actor }) {
    if (actor.roles.includes('secondary_user')) throw new ForbiddenError();
    if (actor.companyId === null) return unpagedList([]);
    const users = service(strapi, 'people.users');
    const roles = await users.rolesOfCompany(actor.companyId);
    const people = await users.ofIds([...roles.keys()]);
    const found = people
      .map((person) => {
        const types = roles.get(person.id) ?? [];
        const isSecondary = types.includes('secondary_user');
        return {
          id: person.id,
          name: personName(person),
          email: person.email,
          is_secondary: isSecondary,
          may_approve: types.includes('distributor') && !isSecondary,
        };
      })
      .filter((person) => person.is_secondary || person.may_approve)
      .sort((a, b) => a.name.localeCompare(b.name, 'es'));
    return unpagedList(found);
  },
});
