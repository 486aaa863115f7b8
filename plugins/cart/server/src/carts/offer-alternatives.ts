import { STOCKED_PRODUCT_TYPE, VERIFIED_FLOW_TYPE } from '@mayorista/config';
import { getKnex, ValidationError, service, type Core } from '@mayorista/kernel';
import type { CardRow } from '@mayorista/catalogue/contract';
import '@mayorista/companies/contract';
import '@mayorista/inventory/contract';
import { ownerOf } from './cart.service';
import { findOpenCart, linesOf } from './cart.store';
import type { CartViewer } from './cart-viewer';

interface Wanted {
  readonly productId: number;
  readonly quantity: number;
}

/**
 * Throws ValidationError with cards of what the buyer's branch can deliver at once, when a product of the verified flow has fewer
 * pieces there than the cart would hold (spec storefront 6, 8). Says nothing of other flows, nor where there is no alternative,
 * nor for a cart on its way to payment, which refuses additions itself, nor to who may know no stock.
 */
export async function offerAlternatives(strapi: Core.Strapi, viewer: CartViewer, wanted: Wanted): Promise<void> {
  const { actor, locale } = viewer;
  const { kind } = await service(strapi, 'companies.audiences').of(actor);
  if (kind === 'visitor') return;
  const cards = service(strapi, 'catalogue.cards');
  const [product] = await cards.rows([wanted.productId]);
  if (product === undefined || !isVerified(product)) return;
  const cart = await findOpenCart(getKnex(strapi), ownerOf(actor));
  if (cart !== undefined && cart.stage !== 'open') return;
  const branchId = await service(strapi, 'inventory.branches').ofBuyer(actor);
  const free = (await service(strapi, 'inventory.stock').available([product.id], branchId)).get(product.id) ?? 0;
  if (free >= wanted.quantity + (await piecesIn(strapi, cart?.id, product.id))) return;
  const found = await service(strapi, 'inventory.alternatives').find(product.id, branchId);
  const ids = found.map(({ productId }) => productId);
  const views = await cards.cards(ids, { actor, currency: cart?.currency ?? null }, locale);
  if (views.length === 0) return;
  const refusals = [
    { code: 'product_alternatives', field: 'product_alternatives', params: { count: views.length } },
    { code: 'main_inventory_quantity', field: 'main_inventory_quantity', params: { count: free } },
  ];
  throw new ValidationError(refusals, { product_alternatives: views, main_inventory_quantity: free });
}

const isVerified = (product: CardRow): boolean =>
  Boolean(product.is_visible) &&
  product.product_flow_type === VERIFIED_FLOW_TYPE &&
  product.product_type === STOCKED_PRODUCT_TYPE;

async function piecesIn(strapi: Core.Strapi, cartId: number | undefined, productId: number): Promise<number> {
  if (cartId === undefined) return 0;
  const lines = await linesOf(getKnex(strapi), cartId);
  return lines.find(({ product_id: id, grade }) => id === productId && grade === 'Stock')?.quantity ?? 0;
}
