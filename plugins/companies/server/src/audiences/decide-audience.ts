import { isOfTheHouse } from '@mayorista/config';
import { isAllowed, type Actor } from '@mayorista/kernel';
import type { Audience, CompanyProfile } from '../../../contract';
import { refusalToBuy } from '../../../shared';

/** Returns whether the actor's company decides what they are: they belong to one and may see its prices. */
export const buysForCompany = (actor: Actor): actor is Actor & { readonly companyId: number } =>
  actor.kind === 'person' && actor.companyId !== null && isAllowed(actor, 'store-prices.read');

/**
 * Says what an actor is to prices, stock, cards, search and orders, given their company (null: none). Whoever buys for an active
 * company is its buyer, employees included; the house is told by its roles, never by the absence of a company; everybody else who
 * is logged in sees what a visitor sees.
 */
export function audienceOf(actor: Actor, company: CompanyProfile | null): Audience {
  if (actor.kind === 'public') return { kind: 'visitor' };
  if (actor.kind !== 'person') return { kind: 'staff' };
  if (buysForCompany(actor) && company !== null && refusalToBuy(company) === null)
    return { kind: actor.roles.includes('secondary_user') ? 'secondary' : 'buyer', company };
  return isOfTheHouse(actor.roles) ? { kind: 'staff' } : { kind: 'visitor' };
}
