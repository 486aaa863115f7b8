import type { Core } from '@strapi/strapi';
import { givenPerson, type GivenPerson, type PersonWish } from './person';
import { givenProduct, type ProductWish } from './product';

/** Builders with believable defaults: a test writes only what it is about. */
export interface Given {
  /** A published product with its stock by branch code, visible in the store when this returns. */
  readonly product: (wish?: ProductWish) => Promise<{ id: number; documentId: string; sku: string }>;
  /** A person with a role, and a token of theirs. */
  readonly person: (wish?: PersonWish) => Promise<GivenPerson>;
}

export const given = (strapi: Core.Strapi, settle: () => Promise<void>): Given => ({
  product: async (wish = {}) => {
    const made = await givenProduct(strapi, wish);
    await settle();
    return made;
  },
  person: (wish = {}) => givenPerson(strapi, wish),
});
