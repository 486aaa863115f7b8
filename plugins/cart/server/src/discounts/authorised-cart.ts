import {
  ForbiddenError,
  getKnex,
  isAllowed,
  NotFoundError,
  personActor,
  service,
  type Actor,
  type Core,
} from '@mayorista/kernel';
import { isOfTheHouse } from '@mayorista/config';
import '@mayorista/companies/contract';
import '@mayorista/people/contract';
import { tables } from '../uids';

/** Whose cart it is, and who answers for the discount. */
export interface AuthorisedCart {
  readonly cartId: number;
  /** As whom the cart is read and priced. */
  readonly owner: Actor;
  readonly by: { readonly id: number; readonly name: string };
}

const refusal = 'No cuenta con los permisos requeridos';

/**
 * Finds the cart that somebody with the right to grant discounts may act on: of the person they act for, or of a company that they attend.
 * Throws ForbiddenError without that right (spec storefront 6), NotFoundError for a cart out of reach.
 */
export async function authorisedCart(strapi: Core.Strapi, actor: Actor, cartId: number): Promise<AuthorisedCart> {
  const by = await authoriser(strapi, actor);
  if (by === null) throw new ForbiddenError(refusal);
  const cart = (await getKnex(strapi)(tables.cart).where({ id: cartId }).whereNotNull('open_key').first('user_id')) as
    { user_id: number } | undefined;
  const person = cart === undefined ? null : await service(strapi, 'people.users').find(cart.user_id);
  if (person === null) throw new NotFoundError();
  const { id: user_id, company_id } = person;
  if (!(await isInReach(strapi, actor, { user_id, company_id }))) throw new NotFoundError();
  const owner = await personActor(strapi, user_id);
  if (owner === null) throw new NotFoundError();
  return { cartId, owner, by };
}

/** Who really acts: the member of staff behind an impersonated person, else the actor; null when they may grant no discount. */
async function authoriser(strapi: Core.Strapi, actor: Actor): Promise<AuthorisedCart['by'] | null> {
  const real = actor.onBehalf === null ? actor : await personActor(strapi, actor.onBehalf.id);
  return real?.id != null && isAllowed(real, 'special-discounts.authorise') ? { id: real.id, name: real.name } : null;
}

async function isInReach(
  strapi: Core.Strapi,
  actor: Actor,
  cart: { readonly user_id: number; readonly company_id: number | null },
): Promise<boolean> {
  if (actor.onBehalf !== null || (actor.kind === 'person' && !isOfTheHouse(actor.roles)))
    return cart.user_id === actor.id;
  if (actor.kind !== 'person' || actor.id === null) return true;
  const attended = service(strapi, 'companies.companies').attendedBy(getKnex(strapi), actor.id);
  const [row] = (await getKnex(strapi)
    .from(attended.as('attended'))
    .where({ id: cart.company_id ?? 0 })
    .select('id')) as unknown[];
  return row !== undefined;
}
