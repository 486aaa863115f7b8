import { recordAudit, service, type Actor, type Tx } from '@mayorista/kernel';
import '@mayorista/catalogue/contract';
import { addressOf } from './cart.parts';
import { linesOf, type CartRow } from './cart.store';
import { tables } from '../uids';

const chosen = [
  'stage',
  'currency',
  'delivery_type',
  'delivery_branch_id',
  'delivery_office_id',
  'carrier_id',
  'tracking_number',
  'supply_source',
  'payment_method',
  'order_type',
  'cfdi_use',
  'purchase_order_number',
] as const satisfies readonly (keyof CartRow)[];

/**
 * Changes a cart; what staff change in somebody's name is entered with both names and what was in the cart before and after. People's own
 * changes of their cart are not kept.
 */
export async function changeActing(tx: Tx, actor: Actor, cart: CartRow, change: () => Promise<void>): Promise<void> {
  if (actor.onBehalf === null) return change();
  const before = await contentsOf(tx, cart);
  await change();
  const changed = (await tx.trx(tables.cart).where({ id: cart.id }).first()) as CartRow;
  const after = await contentsOf(tx, changed);
  await recordAudit(tx, actor, { modelType: 'carts', modelId: cart.id, action: 'changed', before, after });
}

/** Reads what a cart holds, for the history: of the address its postal code alone, nobody's name. */
async function contentsOf(tx: Tx, cart: CartRow): Promise<Record<string, unknown>> {
  return {
    ...Object.fromEntries(chosen.map((column) => [column, cart[column]])),
    zip_code: addressOf(cart)?.zipCode ?? null,
    ...(await linesInWords(tx, cart.id)),
  };
}

/** The lines by product: { 'products.7': '2 × VK-1' }. */
async function linesInWords(tx: Tx, cartId: number): Promise<Record<string, string>> {
  const lines = await linesOf(tx.trx, cartId);
  const cards = await service(tx.strapi, 'catalogue.cards').rows(lines.map((line) => line.product_id));
  const names = new Map(cards.map((card) => [card.id, card.model ?? card.name_es]));
  return Object.fromEntries(
    lines.map(({ product_id: id, grade, quantity }) => {
      const name = names.get(id) ?? `#${id}`;
      return grade === 'Stock'
        ? [`products.${id}`, `${quantity} × ${name}`]
        : [`products.${id}.${grade}`, `${quantity} × ${name} (${grade})`];
    }),
  );
}
