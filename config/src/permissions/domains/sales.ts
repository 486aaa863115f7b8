import type { Role } from '../roles';

const buyers = ['distributor', 'secondary_user'] as const satisfies readonly Role[];
const panel = ['compras', 'catalogo', 'marketing', 'soporte', 'compliance'] as const satisfies readonly Role[];
const houseStaff = [...panel, 'salesman', 'storeman', 'call_agent'] as const satisfies readonly Role[];

const orderKeepers = ['soporte', 'compras', 'storeman'] as const satisfies readonly Role[];

/** What an order is beside its life: its type, discounts beyond the price list, and lines that wait. */
export const salesPermissions = {
  'sale-order-types.read': houseStaff,
  'sale-order-types.write': ['soporte'],
  // Everybody who may open a cart is answered; who may grant a discount is told by the second.
  'special-discounts.ask': [...buyers, ...houseStaff],
  'special-discounts.authorise': ['salesman', 'soporte'],
  // What was given away by hand, by whom; somebody else authorises what is above a giver's limit.
  'discount-grants.read': ['salesman', 'soporte', 'compras', 'marketing'],
  'discounts.authorise': ['compras'],
  'sale-order-backorders.change': [...buyers, 'soporte'],
  // What a buyer does with an order that is neither paid nor prepared; the house's own is `sale-orders.manage`.
  'sale-orders.cancel': buyers,
  // Whoever takes some step of an order; which one, the next two and `sale-orders.manage` say.
  'sale-orders.move': orderKeepers,
  // Says that the money is there.
  'sale-orders.collect': orderKeepers,
  // Prepares, ships and hands over.
  'sale-orders.supply': orderKeepers,
  'order-shipments.read': [...buyers, 'soporte', 'compras', 'salesman', 'storeman', 'call_agent'],
  'order-shipments.write': ['soporte', 'storeman'],
  // Up to what secondary users of a company buy without asking, and who of it decides what is above.
  'spending-rules.read': [...buyers, 'soporte'],
  'spending-rules.write': ['distributor'],
  'sale-order-approvals.read': [...buyers, 'soporte', 'salesman'],
  'sale-order-approvals.decide': ['distributor'],
  'sale-order-salesmen.change': ['salesman', 'soporte'],
  'sale-order-payment-receipts.read': [...buyers, 'soporte', 'compras', 'salesman', 'call_agent'],
  'sale-order-payment-receipts.write': [...buyers, 'soporte', 'salesman'],
  // Approving says that the money is there.
  'sale-order-payment-receipts.review': ['soporte'],
  'sale-order-comments.write': [...buyers, 'soporte', 'compras', 'salesman', 'storeman', 'call_agent'],
  'sale-order-user-impersonations.read': ['salesman', 'call_agent', 'soporte'],
  'sale-orders.read': [...buyers, ...houseStaff],
  // Cancels an order that is paid; the other steps have a code of their own.
  'sale-orders.manage': orderKeepers,
} as const satisfies Record<string, readonly Role[]>;
