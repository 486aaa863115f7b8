import type { Core } from '@strapi/strapi';
import { givenPerson, type GivenPerson, type PersonWish } from './person';
import { givenProduct, type ProductWish } from './product';

/** Builders of test data with defaults: a test gives only the values it is about. */
export interface Given {
  /** Creates a published product with its stock by branch code; resolves once the store shows it. */
  readonly product: (wish?: ProductWish) => Promise<{ id: number; documentId: string; sku: string }>;
  /** Creates a person with a role and an open session. */
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
