import { service, type Actor } from '@mayorista/kernel';
import type {} from '@mayorista/companies/contract';
import type { Core } from '@strapi/strapi';
import type { Audience } from '../../../contract';

/** Roles that buy; everyone else who is logged in works for the house or may see what a visitor sees. */
const STAFF_ROLES = ['employee', 'salesman', 'storeman', 'call_agent'];

/** For whom a person's searches are. A distributor without a company in good order searches as a visitor: no price is theirs. */
export async function audienceOf(strapi: Core.Strapi, actor: Actor): Promise<Audience> {
  if (actor.kind === 'staff') return { kind: 'staff' };
  if (actor.kind !== 'person') return { kind: 'anonymous' };
  if (actor.roles.includes('secondary_user')) return { kind: 'secondary' };
  if (actor.roles.includes('distributor')) return distributor(strapi, actor);
  return actor.roles.some((role) => STAFF_ROLES.includes(role)) ? { kind: 'staff' } : { kind: 'anonymous' };
}

async function distributor(strapi: Core.Strapi, { companyId }: Actor): Promise<Audience> {
  const company = companyId === null ? null : await service(strapi, 'companies.companies').find(companyId);
  return company === null || !company.isActive
    ? { kind: 'anonymous' }
    : { kind: 'distributor', priceLevel: company.priceLevel };
}
