import { service, type Actor, type Core } from '@mayorista/kernel';
import '@mayorista/companies/contract';

/** The branch a person buys from: their own, else their company's; null for whoever has none. */
export async function buyerBranch(strapi: Core.Strapi, actor: Actor): Promise<number | null> {
  if (actor.branchId !== null || actor.companyId === null) return actor.branchId;
  return (await service(strapi, 'companies.companies').find(actor.companyId))?.branchId ?? null;
}
