import type { Actor, Core, Currency, PlainDate, Tx } from '@mayorista/kernel';
import type { Knex } from 'knex';
import type { Grade } from '@mayorista/inventory/contract';
import type { DeliveryMethod } from '@mayorista/shipping/contract';
import type { PlacedOrder, SpecialDiscount } from './placed-order';
import type { OrderStatus } from './order.states';
import type { OrderTypeKey } from './order.types';

/** One product of an order, its pieces of all warehouses together. */
export interface BoughtLine {
  readonly productId: number;
  readonly grade: Grade;
  /** As it was called then. */
  readonly name: string;
  readonly quantity: number;
  /** What one piece cost, in the order's currency. */
  readonly unitPrice: string;
  readonly discount: SpecialDiscount | null;
  /** Months that a piece is covered, the longest it was sold with; null where nobody kept it. */
  readonly warrantyMonths: number | null;
}

/** What was bought with an order, to be bought again or changed. */
export interface OrderContents {
  readonly id: number;
  readonly folio: string;
  readonly status: OrderStatus;
  readonly userId: number;
  readonly companyId: number | null;
  readonly branchId: number | null;
  /** The day on which it was handed over, in America/Mexico_City; null while it was not. */
  readonly deliveredOn: PlainDate | null;
  readonly currency: Currency;
  /** The cart that holds its products since it was edited. */
  readonly editedCartId: number | null;
  readonly lines: readonly BoughtLine[];
  /** What its buyer chose beside the products, in the columns of a cart. */
  readonly choices: {
    readonly delivery_type: DeliveryMethod | null;
    readonly delivery_branch_id: number | null;
    readonly delivery_office_id: number | null;
    readonly carrier_id: number | null;
    readonly carrier_collects: boolean;
    readonly tracking_number: string | null;
    readonly guide_file_id: number | null;
    readonly receiver_name: string | null;
    readonly receiver_telephone: string | null;
    readonly delivery_address: string | null;
    readonly supply_source: string | null;
    readonly order_type: OrderTypeKey | null;
    readonly cfdi_use: string | null;
    readonly purchase_order_number: string | null;
    readonly comments: string | null;
    readonly payment_method: string | null;
    /** JSON of PaymentPart[]; the last part takes what the others leave over. */
    readonly payments: string | null;
  };
}

/** Pieces that take the place of faulty ones, for nothing. */
export interface Replacement {
  /** What it settles, e.g. { type: 'incidence', id: '12' }: the same source gives the same order. */
  readonly source: { readonly type: string; readonly id: string };
  readonly orderId: number;
  readonly productId: number;
  readonly grade: Grade;
  readonly quantity: number;
  /** Where its pieces are taken from and handed over. */
  readonly branchId: number;
  /** Who decides it; the order is its buyer's. */
  readonly actor: Actor;
}

/** Orders as their buyers take them up again. */
export interface PastOrderService {
  /** What was bought with an order within the actor's reach, by its id or folio. In a transaction pass it. Throws NotFoundError. */
  read(
    by: { readonly strapi: Core.Strapi; readonly actor: Actor; readonly tx?: Tx },
    legacyId: string,
  ): Promise<OrderContents>;
  /** Cancels the actor's own order because its products are in a cart again. Throws ValidationError with every reason, NotFoundError. */
  takeApart(tx: Tx, actor: Actor, orderId: number, cartId: number): Promise<void>;
  /** Narrows rows of an order, whose id is in `column` with its table, to those of orders within an actor's reach. */
  withinReach(query: Knex.QueryBuilder, column: string, actor: Actor, strapi: Core.Strapi): void;
  /**
   * Places an order at no cost for the buyer of an earlier one, through the completion gate: people, products and stock are judged anew. Throws
   * ValidationError with every reason.
   */
  replace(tx: Tx, replacement: Replacement): Promise<PlacedOrder>;
}
