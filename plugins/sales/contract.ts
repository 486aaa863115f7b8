import type { Actor, Currency, Tx } from '@mayorista/kernel';
import type { Knex } from 'knex';
import type { Grade } from '@mayorista/inventory/contract';
import type { PriceStep } from '@mayorista/pricing/contract';
import type { OrderStatus } from './order.states';

/** One line of what is bought. */
export interface OrderLine {
  readonly productId: number;
  readonly quantity: number;
  /** New stock unless said. */
  readonly grade?: Grade;
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

/** A line of an order, for its invoice. Amounts have two decimals, in the order's currency. */
export interface BilledLine {
  readonly productId: number;
  readonly sku: string | null;
  readonly name: string;
  readonly quantity: number;
  readonly unitPrice: string;
  readonly subtotal: string;
}

/** What an order's invoice is made from. */
export interface BilledOrder {
  readonly id: number;
  readonly folio: string;
  readonly status: OrderStatus;
  readonly companyId: number | null;
  readonly branchId: number | null;
  readonly userId: number;
  readonly currency: Currency;
  /** Pesos for one dollar when it was placed. */
  readonly exchangeRate: string | null;
  readonly paymentMethod: string | null;
  readonly shippingCost: string;
  readonly ivaRate: string;
  readonly total: string;
  readonly lines: readonly BilledLine[];
}

/** Sale orders. `place` is the one completion gate of the house. */
export interface OrderService {
  /** What an order of these lines would come to, handed over at a postal code (null: not chosen yet). */
  totals(lines: readonly PricedLine[], currency: Currency, zipCode: string | null): OrderTotals;
  /**
   * Places an order in the caller's transaction: person, products, prices and stock are judged anew, stock is taken, the
   * order is written with its frozen prices. Throws ValidationError with every reason; a second call for a source answers the first order.
   */
  place(tx: Tx, command: PlaceOrder): Promise<PlacedOrder>;
  /** Whether a person bought a product: an order of their own that was paid and not canceled. In a transaction pass its knex. */
  hasBought(knex: Knex, userId: number, productId: number): Promise<boolean>;
  /** Whose order this is, to tell them of it; null when there is none. In a transaction pass its knex. */
  buyerOf(knex: Knex, orderId: number): Promise<{ readonly userId: number; readonly folio: string } | null>;
  /** An order with its lines, for its invoice; null when there is none. In a transaction pass its knex. */
  forInvoice(knex: Knex, orderId: number): Promise<BilledOrder | null>;
}

/** An order in a list. Amounts have two decimals and are in `currency`; moments are UTC. */
export interface OrderSummary {
  readonly id: number;
  readonly folio: string;
  readonly status: OrderStatus;
  readonly status_label: string;
  readonly placed_at: string;
  readonly currency: string;
  readonly subtotal: string;
  readonly shipping_cost: string;
  readonly iva: string;
  /** 0.16 or 0.08. */
  readonly iva_rate: string;
  readonly total: string;
  readonly branch: { readonly id: number; readonly name: string } | null;
  readonly delivery_type: string | null;
  readonly payment_method: string | null;
  readonly payment_reference: string | null;
  readonly buyer_name: string | null;
  readonly company_name: string | null;
}

/** A line as its buyer sees it. */
export interface OrderLineView {
  readonly product_id: number;
  readonly name: string;
  readonly model: string | null;
  readonly image_full_path: string | null;
  /** The condition grade of refurbished pieces; null for new ones. */
  readonly auction_type: string | null;
  readonly quantity: number;
  readonly unit_price: string;
  readonly subtotal: string;
}

/** An order's page, as its buyer sees it. */
export interface OrderView extends OrderSummary {
  /** Pesos for one dollar when it was placed. */
  readonly exchange_rate: string | null;
  readonly details: readonly OrderLineView[];
  readonly history: readonly { readonly at: string; readonly label: string }[];
}

export interface OrderPerson {
  readonly id: number;
  readonly name: string;
  readonly email: string;
}

/** A line with why it costs what it costs. */
export interface StaffOrderLine extends OrderLineView {
  readonly sku: string | null;
  readonly list_price: string;
  readonly price_steps: readonly PriceStep[];
}

/** A step the reader may take now; `closed_because` says in Spanish why it is not open yet. */
export interface OrderMove {
  readonly to: OrderStatus;
  readonly label: string;
  readonly needs_reason: boolean;
  readonly closed_because: readonly string[];
}

/** What whoever works on an order sees more than its buyer. */
export interface StaffOrderParts {
  readonly buyer: OrderPerson | null;
  readonly salesman: OrderPerson | null;
  readonly company: {
    readonly id: number;
    readonly business_name: string;
    readonly rfc: string | null;
    /** Null to who is not told why a price is what it is. */
    readonly price_level: number | null;
  } | null;
  readonly branch: {
    readonly id: number;
    readonly name: string;
    readonly code: string;
    readonly address: string;
    readonly telephone: string | null;
  } | null;
  readonly details: readonly StaffOrderLine[];
  readonly history: readonly {
    readonly at: string;
    readonly label: string;
    readonly actor: string | null;
    readonly reason: string | null;
  }[];
  readonly next_states: readonly OrderMove[];
}

export type StaffOrderView = Omit<OrderView, keyof StaffOrderParts> & StaffOrderParts;

declare module '@mayorista/kernel' {
  interface PublishedServices {
    'sales.orders': OrderService;
    'sales.demo': { load(): Promise<void> };
  }
}
