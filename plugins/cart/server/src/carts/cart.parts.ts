import { roundToCents } from '@mayorista/kernel/shared';
import type { DeliveryAddress } from '@mayorista/companies/contract';
import type { SupplySource } from '@mayorista/inventory/contract';
import type { PaymentPart } from '@mayorista/payments/contract';
import type { OrderDelivery, SpecialDiscount } from '@mayorista/sales/contract';
import type { CartRow, GrantedDiscount } from './cart.store';

/** The address typed or chosen for a cart; null when there is none. */
export const addressOf = ({ delivery_address: json }: CartRow): DeliveryAddress | null =>
  json === null ? null : (JSON.parse(json) as DeliveryAddress);

export const needsAddress = ({ delivery_type: type }: Pick<CartRow, 'delivery_type'>): boolean =>
  type === 'home_delivery' || type === 'own_carrier';

export const hasAddress = (cart: CartRow): boolean => !needsAddress(cart) || cart.delivery_address !== null;

/** How the cart's order is to be delivered; null as long as something of it is missing. */
export function toDelivery(cart: CartRow): OrderDelivery | null {
  const address = addressOf(cart);
  const receiver =
    cart.receiver_name === null ? null : { name: cart.receiver_name, telephone: cart.receiver_telephone };
  switch (cart.delivery_type) {
    case 'branch_pickup':
      return cart.delivery_branch_id === null
        ? null
        : { method: 'branch_pickup', branchId: cart.delivery_branch_id, receiver };
    case 'delivery_office':
      return cart.delivery_office_id === null || receiver === null
        ? null
        : { method: 'delivery_office', officeId: cart.delivery_office_id, receiver };
    case 'own_carrier':
      return cart.carrier_id === null || address === null
        ? null
        : {
            method: 'own_carrier',
            carrierId: cart.carrier_id,
            address,
            willCollect: Boolean(cart.carrier_collects),
            trackingNumber: cart.tracking_number,
            guideFileId: cart.guide_file_id,
          };
    case 'home_delivery':
      return address === null ? null : { method: 'home_delivery', address };
    default:
      return null;
  }
}

/** Where the pieces may come from: a pick-up takes what its branch has, unless the buyer agreed to wait. */
export const supplyOf = ({ supply_source: chosen, delivery_type: type }: CartRow): SupplySource =>
  chosen ?? (type === null || type === 'branch_pickup' ? 'branch' : 'warehouses');

/** Parts of the payment that the buyer chose; a cart of the release before has its one method alone. */
export const paymentsOf = ({ payments, payment_method: method }: CartRow): readonly PaymentPart[] => {
  if (payments !== null) return JSON.parse(payments) as PaymentPart[];
  return method === null ? [] : [{ method: method as PaymentPart['method'], amount: 'rest' }];
};

/** The discount that a line or a cart was granted; null without. */
export const discountOf = (row: GrantedDiscount): SpecialDiscount | null =>
  row.discount_percent === null || row.discount_authorised_by_id === null
    ? null
    : {
        percent: roundToCents(row.discount_percent),
        reason: row.discount_reason ?? '',
        authorisedBy: row.discount_authorised_by ?? '',
        authorisedById: row.discount_authorised_by_id,
      };

/** What a cart without any delivery and payment has in their columns. */
export const undelivered = {
  delivery_type: null,
  delivery_branch_id: null,
  delivery_office_id: null,
  carrier_id: null,
  carrier_collects: false,
  tracking_number: null,
  guide_file_id: null,
  receiver_name: null,
  receiver_telephone: null,
  delivery_address: null,
  supply_source: null,
  is_shipping_waived: false,
  shipping_waived_by: null,
} as const;
export const unpaid = { payment_method: null, payments: null } as const;
