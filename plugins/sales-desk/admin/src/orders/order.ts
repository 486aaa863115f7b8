import type { DataOf, ItemOf, Named } from '@mayorista/config/answers';

/** An order in a list. */
export type OrderSummary = ItemOf<'GET /sale-orders'>;
export type OrderBoard = DataOf<'GET /sale-order-boards'>;
/** An order as whoever works on orders sees it. */
export type Order = Named<'StaffSaleOrder'>;
export type OrderLine = Order['details'][number];
/** One step of why a line costs what it costs. */
export type PriceStep = OrderLine['price_steps'][number];
/** A step the reader may take now; `closed_because` says why it is not open yet. */
export type OrderMove = Order['next_states'][number];
