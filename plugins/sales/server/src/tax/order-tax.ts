import { service, type Core } from '@mayorista/kernel';
import '@mayorista/inventory/contract';
import '@mayorista/reference/contract';
import type { NamedPlace } from '@mayorista/reference/contract';
import type { OrderTax } from '../../../contract';
import { decideTax } from './order-tax.rules';

/** Decides the IVA of an order that is handed over at a place (null: not chosen yet), in the open transaction where there is one. */
export async function taxOf(
  strapi: Core.Strapi,
  place: NamedPlace | null,
  sellerId: number | null = null,
): Promise<OrderTax> {
  const [found] = place === null ? [] : await service(strapi, 'reference.places').fiscal([place]);
  const branches = await service(strapi, 'inventory.branches').list();
  return decideTax({
    region: found?.region ?? null,
    sellerId,
    branches: branches.map(({ id, isVirtual, place: { region } }) => ({ id, isVirtual, region })),
  });
}
