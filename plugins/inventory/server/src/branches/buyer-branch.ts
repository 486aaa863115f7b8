import { service, type Actor, type Core } from '@mayorista/kernel';
import '@mayorista/companies/contract';

/** The branch a person buys from or works in: their own, else their company's; null for whoever has none or sees no stock. */
export async function buyerBranch(strapi: Core.Strapi, actor: Actor): Promise<number | null> {
  const audience = await service(strapi, 'companies.audiences').of(actor);
  if (audience.kind === 'visitor') return null;
  return actor.branchId ?? ('company' in audience ? audience.company.branchId : null);
}
