import { now, service, type Core, say } from '@mayorista/kernel';
import { paymentMethodWords } from '@mayorista/payments/shared';
import { deliveryMethodWords } from '@mayorista/shipping/shared';
import '@mayorista/inventory/contract';
import '@mayorista/shipping/contract';
import type { SpecialDiscount } from '@mayorista/sales/contract';
import { addressOf, hasAddress, needsAddress, paymentsOf, supplyOf } from './cart.parts';
import type { CartRow } from './cart.store';
import type { CartSums } from './cart.totals';

/** What the cart comes to, why its delivery costs that, and what its payment leaves over. */
export const sumsView = ({ totals, tax, shipping, payment }: CartSums, cart: CartRow) => ({
  subtotal: totals.subtotal,
  shipping_cost: totals.shippingCost,
  shipping_reasons: shipping?.reasons.map(({ label }) => label) ?? [],
  shipping_days: shipping === null ? null : shipping.days,
  iva_rate: totals.ivaRate,
  iva_note: tax.note,
  iva: totals.iva,
  total: totals.total,
  payment:
    cart.payment_method === null
      ? null
      : {
          method: cart.payment_method,
          left_over: payment?.leftOver ?? null,
          parts:
            payment?.parts.map((part) => ({
              method: part.method,
              method_label: say(paymentMethodWords[part.method]),
              amount: part.amount,
              commission: part.commission,
              commission_percentage: part.commissionPercentage,
            })) ?? paymentsOf(cart).map(({ method, amount }) => ({ method, amount })),
        },
});

/** How the cart is to be delivered, as far as it is chosen. */
export async function deliveryView(strapi: Core.Strapi, cart: CartRow) {
  const { delivery_type: type } = cart;
  if (type === null) return null;
  const names = await namesOfDelivery(strapi, cart);
  return {
    type,
    type_label: say(deliveryMethodWords[type]),
    branch_id: cart.delivery_branch_id,
    branch_name: names.branch,
    delivery_office: cart.delivery_office_id,
    delivery_office_name: names.office,
    carrier_id: cart.carrier_id,
    carrier_name: names.carrier,
    delivery_provider_will_collect_order: Boolean(cart.carrier_collects),
    tracking_number: cart.tracking_number,
    guide_file_id: cart.guide_file_id,
    receiver: cart.receiver_name === null ? null : { name: cart.receiver_name, telephone: cart.receiver_telephone },
    address: addressOf(cart),
    needs_address: needsAddress(cart) && !hasAddress(cart),
    supply: supplyOf(cart),
  };
}

/** The names of what a delivery refers to, as they are now. */
async function namesOfDelivery(strapi: Core.Strapi, cart: CartRow) {
  const options = service(strapi, 'shipping.options');
  const named = (found: readonly { readonly id: number; readonly name: string }[], id: number): string | null =>
    found.find((each) => each.id === id)?.name ?? null;
  const { delivery_branch_id: branchId, delivery_office_id: officeId, carrier_id: carrierId } = cart;
  const branch = branchId === null ? null : await service(strapi, 'inventory.branches').find(branchId);
  return {
    branch: branch?.name ?? null,
    office: officeId === null ? null : named(await options.offices(null), officeId),
    carrier: carrierId === null ? null : named(await options.carriers(), carrierId),
  };
}

/** Until when the cart's pieces are held, and how many seconds are left of it by the platform's clock. */
export function countdown({ reservation_expires_at: at }: CartRow) {
  const until = at === null ? null : new Date(at);
  return {
    reservation_expires_at: until === null ? null : until.toISOString(),
    reservation_seconds_left:
      until === null ? null : Math.max(0, Math.floor((until.getTime() - now().getTime()) / 1_000)),
  };
}

export const discountView = (discount: SpecialDiscount | null) =>
  discount === null
    ? null
    : { percent: discount.percent, reason: discount.reason, authorised_by: discount.authorisedBy };
