import { STOCKED_PRODUCT_TYPE } from '@mayorista/config';
import { service, type Core } from '@mayorista/kernel';
import '@mayorista/catalogue/contract';

/** Tells which of these products have no pieces at all; in the open transaction where there is one. */
export async function unstocked(strapi: Core.Strapi, productIds: readonly number[]): Promise<ReadonlySet<number>> {
  const types = await service(strapi, 'catalogue.traits').typesOf(productIds);
  return new Set([...types].flatMap(([id, type]) => (type === null || type === STOCKED_PRODUCT_TYPE ? [] : [id])));
}
