import { money } from '@mayorista/kernel/shared';
import { service, type Core } from '@mayorista/kernel';
import '@mayorista/inventory/contract';
import '@mayorista/payments/contract';
import '@mayorista/pricing/contract';
import '@mayorista/sales/contract';
import '@mayorista/shipping/contract';
import type { PaymentPlan } from '@mayorista/payments/contract';
import { zipAtHome } from '@mayorista/companies/shared';
import type { NamedPlace } from '@mayorista/reference/contract';
import type { OrderTax, OrderTotals, PricedLine } from '@mayorista/sales/contract';
import type { ShippingCost } from '@mayorista/shipping/contract';
import { addressOf, paymentsOf } from './cart.parts';
import type { CartRow } from './cart.store';

/** What a cart comes to, delivered and paid as its buyer chose so far. */
export interface CartSums {
  readonly totals: OrderTotals;
  readonly tax: OrderTax;
  /** Null while no delivery is chosen, or nobody delivers there that way. */
  readonly shipping: ShippingCost | null;
  readonly payment: PaymentPlan | null;
}

/**
 * Sums a cart up: merchandise, delivery by the rates in force, IVA by the place of delivery, and what its payment leaves over. What the
 * delivery costs is decided by what is `charged` for the lines, which a secondary user is shown at a mark-up.
 */
export async function sumUp(
  strapi: Core.Strapi,
  cart: CartRow,
  lines: readonly PricedLine[],
  charged: readonly PricedLine[],
): Promise<CartSums> {
  const place = await placeOfDelivery(strapi, cart);
  const orders = service(strapi, 'sales.orders');
  const tax = await orders.taxAt(place);
  const { subtotal } = orders.totals(charged, cart.currency, tax.ivaRate);
  const shipping = await quote(strapi, cart, subtotal, place === null ? null : zipAtHome(place));
  const totals = orders.totals(lines, cart.currency, tax.ivaRate, shipping?.amount);
  const parts = paymentsOf(cart);
  const payment = parts.length === 0 ? null : await service(strapi, 'payments.options').plan(parts, totals.total);
  return { totals, tax, shipping, payment: payment !== null && 'parts' in payment ? payment : null };
}

/** Where the goods are handed over; null while that is not chosen. */
async function placeOfDelivery(strapi: Core.Strapi, cart: CartRow): Promise<NamedPlace | null> {
  if (cart.delivery_type === 'branch_pickup' && cart.delivery_branch_id !== null)
    return atHome(await service(strapi, 'inventory.branches').find(cart.delivery_branch_id));
  if (cart.delivery_type === 'delivery_office') {
    const offices = await service(strapi, 'shipping.options').offices(null);
    return atHome(offices.find(({ id }) => id === cart.delivery_office_id));
  }
  const address = addressOf(cart);
  return address === null ? null : { zipCode: address.zipCode, countryId: address.countryId ?? null };
}

const atHome = (place: { readonly zipCode: string | null } | null | undefined): NamedPlace | null =>
  place == null ? null : { zipCode: place.zipCode, countryId: null };

async function quote(
  strapi: Core.Strapi,
  cart: CartRow,
  subtotal: string,
  zipCode: string | null,
): Promise<ShippingCost | null> {
  if (cart.delivery_type === null) return null;
  const isPickup = cart.delivery_type === 'branch_pickup';
  const found = await service(strapi, 'shipping.costs').quote({
    method: cart.delivery_type,
    zipCode,
    carrierId: cart.carrier_id,
    merchandise: money(subtotal, cart.currency),
    // A pick-up costs nothing, in a shop without an exchange rate too.
    exchangeRate: isPickup ? '1' : await service(strapi, 'pricing.rates').current('commercial'),
  });
  if (!('amount' in found)) return null;
  if (!cart.is_shipping_waived) return found;
  const reason = { rule: 'waived' as const, label: `Sin costo, autorizado por ${cart.shipping_waived_by ?? ''}` };
  return { ...found, amount: '0.00', reasons: [...found.reasons, reason] };
}
