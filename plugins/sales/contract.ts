import type { Actor, Currency, Tx } from '@mayorista/kernel';

/** One line of what is bought. */
export interface OrderLine {
  readonly productId: number;
  readonly quantity: number;
}

/** Everything an order is made from; who buys is the actor. */
export interface PlaceOrder {
  /** What the order completes, e.g. { type: 'cart', id: '12' }: the same source gives the same order. */
  readonly source: { readonly type: string; readonly id: string };
  readonly actor: Actor;
  readonly currency: Currency;
  readonly branchId: number;
  readonly deliveryType: 'branch_pickup';
  readonly paymentMethod: 'bank_transfer';
  readonly lines: readonly OrderLine[];
}

export interface PlacedOrder {
  readonly id: number;
  readonly folio: string;
  /** False when the source had already been completed: the order is the earlier one. */
  readonly isNew: boolean;
}

/** One priced line, for totals. */
export interface PricedLine {
  readonly quantity: number;
  /** Unit price, two decimals. */
  readonly unitPrice: string;
}

export interface OrderTotals {
  readonly subtotal: string;
  readonly shippingCost: string;
  /** 0.16, or 0.08 where the goods are handed over in the border region. */
  readonly ivaRate: string;
  readonly iva: string;
  readonly total: string;
}

/** Sale orders. `place` is the one completion gate of the house. */
export interface OrderService {
  /** What an order of these lines would come to, handed over at a postal code (null: not chosen yet). */
  totals(lines: readonly PricedLine[], currency: Currency, zipCode: string | null): OrderTotals;
  /**
   * Places an order in the caller's transaction: person, products, prices and stock are judged anew, stock is taken, the
   * order is written with its frozen prices. Throws Refused with every reason; a second call for a source answers the first order.
   */
  place(tx: Tx, command: PlaceOrder): Promise<PlacedOrder>;
}

declare module '@mayorista/kernel' {
  interface PublishedServices {
    'sales.orders': OrderService;
    'sales.demo': { load(): Promise<void> };
  }
}
