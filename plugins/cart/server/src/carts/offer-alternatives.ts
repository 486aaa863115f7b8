import { STOCKED_PRODUCT_TYPE, VERIFIED_FLOW_TYPE } from '@mayorista/config';
import { ValidationError, service, type Actor, type Core, type Currency, type Tx } from '@mayorista/kernel';
import type { CardRow } from '@mayorista/catalogue/contract';
import '@mayorista/listings/contract';
import '@mayorista/inventory/contract';
import { linesOf, type CartRow } from './cart.store';
import type { CartViewer } from './cart-viewer';

interface Wanted {
  readonly productId: number;
  readonly quantity: number;
}

/** Thrown within the cart's transaction, which it undoes: what the buyer is to be asked is made of it afterwards. */
class AlternativesFound extends Error {
  constructor(
    readonly productIds: readonly number[],
    readonly free: number,
    readonly currency: Currency,
  ) {
    super('There are alternatives');
  }
}

/**
 * Refuses to add a product of the verified flow of which the buyer's branch has fewer pieces than the cart would hold, where it can deliver
 * others at once (spec storefront 6, 8). Says nothing of other flows, nor for a cart on its way to payment, which refuses additions itself.
 * Decided with the cart locked: of two additions at the same time the second counts the first.
 */
export async function refuseWhereAlternatives(tx: Tx, actor: Actor, cart: CartRow, wanted: Wanted): Promise<void> {
  if (cart.stage !== 'open') return;
  const [product] = await service(tx.strapi, 'catalogue.cards').rows([wanted.productId]);
  if (product === undefined || !isVerified(product)) return;
  const branchId = await service(tx.strapi, 'inventory.branches').ofBuyer(actor);
  const free = (await service(tx.strapi, 'inventory.stock').available([product.id], branchId)).get(product.id) ?? 0;
  if (free >= wanted.quantity + (await piecesIn(tx, cart.id, product.id))) return;
  const found = await service(tx.strapi, 'inventory.alternatives').find(product.id, branchId);
  const ids = found.map(({ productId }) => productId);
  if (ids.length > 0) throw new AlternativesFound(ids, free, cart.currency);
}

/**
 * Adds by `add(true)`, which asks `refuseWhereAlternatives`. Throws ValidationError with the cards of what can be delivered at once where
 * that found some; where the viewer may see none of them all is added without asking.
 */
export async function offeringAlternatives<T>(
  strapi: Core.Strapi,
  { actor, locale }: CartViewer,
  add: (asks: boolean) => Promise<T>,
): Promise<T> {
  try {
    return await add(true);
  } catch (error) {
    if (!(error instanceof AlternativesFound)) throw error;
    const { productIds, free, currency } = error;
    const views = await service(strapi, 'listings.cards').of(productIds, { actor, currency }, locale);
    if (views.length === 0) return add(false);
    const refusals = [
      { code: 'product_alternatives', field: 'product_alternatives', params: { count: views.length } },
      { code: 'main_inventory_quantity', field: 'main_inventory_quantity', params: { count: free } },
    ];
    throw new ValidationError(refusals, { product_alternatives: views, main_inventory_quantity: free });
  }
}

const isVerified = (product: CardRow): boolean =>
  Boolean(product.is_visible) &&
  product.product_flow_type === VERIFIED_FLOW_TYPE &&
  product.product_type === STOCKED_PRODUCT_TYPE;

async function piecesIn(tx: Tx, cartId: number, productId: number): Promise<number> {
  const lines = await linesOf(tx.trx, cartId);
  return lines.find(({ product_id: id, grade }) => id === productId && grade === 'Stock')?.quantity ?? 0;
}
