import { service, type Actor, type Core } from '@mayorista/kernel';
import type {} from '@mayorista/companies/contract';
import type { Audience } from '../../../contract';

/** For whom a person's searches are: what they are to prices and stock. */
export async function audienceOf(strapi: Core.Strapi, actor: Actor): Promise<Audience> {
  const audience = await service(strapi, 'companies.audiences').of(actor);
  if (audience.kind === 'buyer') return { kind: 'distributor', priceLevel: audience.company.priceLevel };
  return { kind: audience.kind === 'visitor' ? 'anonymous' : audience.kind };
}
