import type { Actor, Currency, PlainDate, Tx } from '@mayorista/kernel';
import type { Knex } from 'knex';
import type { DeliveryAddress } from '@mayorista/companies/contract';
import type { Grade, SupplySource } from '@mayorista/inventory/contract';
import type { PaymentMethod, PaymentPart, PaymentPartStatus } from '@mayorista/payments/contract';
import type { NamedPlace } from '@mayorista/reference/contract';
import type { Price, PriceStep } from '@mayorista/pricing/contract';
import type { DeliveryMethod } from '@mayorista/shipping/contract';
import type { BilledOrder } from './billed-order';
import type { DiscountService } from './giving';
import type { LineFulfilment, OrderStatus } from './order.states';
import type { PastOrderService } from './order-contents';
import type { PlacedOrder, SpecialDiscount } from './placed-order';
import type { OrderTypeKey } from './order.types';

export type { BilledLine, BilledOrder, BilledPayment, GoneLine } from './billed-order';
export type { DiscountService, GivenAway, GivenPiece, GivingSource, StandingGrant } from './giving';
export type { LineFulfilment, OrderStatus } from './order.states';
export type { BoughtLine, OrderContents, PastOrderService, Replacement } from './order-contents';
export type { OrderTypeKey } from './order.types';
export type { PlacedOrder, SpecialDiscount } from './placed-order';

/** One line of what is bought. */
export interface OrderLine {
  readonly productId: number;
  readonly quantity: number;
  /** New stock unless said. */
  readonly grade?: Grade;
  /** Replaces the discount of the whole order for this line. */
  readonly discount?: SpecialDiscount | null;
}

/** Who collects the goods, where it is not the buyer. */
export interface Receiver {
  readonly name: string;
  readonly telephone: string | null;
}

/** How an order reaches its buyer. Addresses are copies that the order keeps. */
export type OrderDelivery =
  | { readonly method: 'branch_pickup'; readonly branchId: number; readonly receiver?: Receiver | null }
  | { readonly method: 'delivery_office'; readonly officeId: number; readonly receiver: Receiver }
  | {
      readonly method: 'own_carrier';
      readonly carrierId: number;
      readonly address: DeliveryAddress;
      /** The carrier comes for the goods with the buyer's guide; else the house hands them over. */
      readonly willCollect?: boolean;
      readonly trackingNumber?: string | null;
      /** A private file of the house, kept with the order. */
      readonly guideFileId?: number | null;
    }
  | { readonly method: 'home_delivery'; readonly address: DeliveryAddress };

/** What the buyer's own bookkeeping wants on the order. */
export interface OrderExtra {
  readonly purchaseOrderNumber?: string | null;
  readonly comments?: string | null;
}

/** Terms agreed before and held until a day, such as a quotation's version. The gate computes no price then, but judges all else anew. */
export interface HeldTerms {
  /** Unit prices in the order of the lines, special discounts included. */
  readonly prices: readonly Price[];
  /** Pesos for one dollar. */
  readonly exchangeRate: string;
  /** The last day on which they hold, in America/Mexico_City; afterwards ValidationError with terms_expired. */
  readonly validTo: PlainDate;
  /** Before IVA, in the order's currency; by the rates in force when left out. */
  readonly shippingCost?: string;
}

/** Everything an order is made from; who buys is the actor. */
export interface PlaceOrder {
  /** What the order completes, e.g. { type: 'cart', id: '12' }: the same source gives the same order. */
  readonly source: { readonly type: string; readonly id: string };
  readonly actor: Actor;
  readonly currency: Currency;
  readonly lines: readonly OrderLine[];
  readonly delivery: OrderDelivery;
  /** One part at least; 'rest' takes what the others leave over. Together they pay the total to the cent. */
  readonly payments: readonly PaymentPart[];
  /** 'normal' unless said. */
  readonly orderType?: OrderTypeKey;
  /** Key of the tax authority, e.g. 'G03'. */
  readonly cfdiUse?: string | null;
  readonly extra?: OrderExtra;
  /** Off every line that has no discount of its own. */
  readonly discount?: SpecialDiscount | null;
  readonly terms?: HeldTerms | null;
  /** Who authorised that the delivery costs nothing. */
  readonly shippingWaivedBy?: string | null;
  /** Unit prices that the buyer was shown, in the order of the lines; where today's differ, ValidationError with price_changed. */
  readonly shownPrices?: readonly string[];
  /** Where the pieces may come from: the branch alone for a pick-up, other warehouses too for what is sent, unless said. */
  readonly supply?: SupplySource;
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
  /** 0.16, or 0.08 where the goods are handed over in a border region by a branch of it. */
  readonly ivaRate: string;
  readonly iva: string;
  readonly total: string;
}

/** The IVA of an order. */
export interface OrderTax {
  /** 0.16 or 0.08. */
  readonly ivaRate: string;
  /** The branch at which its invoice is issued; null while nobody is known to sell. */
  readonly issuingBranchId: number | null;
  /** In Spanish, why it is not the border region's rate although the goods are handed over there; null otherwise. */
  readonly note: string | null;
}

/** An order type as it is offered for some products. */
export interface OrderTypeOption {
  readonly id: number;
  readonly key: OrderTypeKey;
  readonly name: string;
  /** Whether the order is paid from the electronic wallet. */
  readonly usesWallet: boolean;
  /** Products that may not be in such an order. */
  readonly refusedProductIds: readonly number[];
}

/** Whom an order concerns. */
export interface OrderParties {
  readonly userId: number;
  readonly companyId: number | null;
  readonly folio: string;
  /** Who attends it; null where nobody does. */
  readonly salesmanId: number | null;
}

/** Sale orders. `place` is the one completion gate of the house. */
export interface OrderService {
  /** Decides the IVA of what is handed over at a place (null: not chosen yet), by its country and postal code. */
  taxAt(place: NamedPlace | null): Promise<OrderTax>;
  /** What an order of these lines would come to at a rate of IVA. */
  totals(
    lines: readonly PricedLine[],
    currency: Currency,
    ivaRate: string,
    /** Before IVA; nothing unless said. */
    shippingCost?: string,
  ): OrderTotals;
  /** Order types that may be chosen for these products, in the house's order, with what speaks against each. */
  orderTypes(productIds: readonly number[]): Promise<readonly OrderTypeOption[]>;
  /**
   * Places an order in the caller's transaction: person, products, prices, delivery and stock are judged anew; stock is taken,
   * ledgers are charged, the order is written with its frozen prices, divided by warehouse. All of it or nothing. Throws
   * ValidationError with every reason; a second call for a source answers the first order.
   */
  place(tx: Tx, command: PlaceOrder): Promise<PlacedOrder>;
  /** Whether a person bought a product: an order of their own that was paid and not canceled. In a transaction pass its knex. */
  hasBought(knex: Knex, userId: number, productId: number): Promise<boolean>;
  /** Whose order this is, to tell them of it; null when there is none. In a transaction pass its knex. */
  buyerOf(knex: Knex, orderId: number): Promise<OrderParties | null>;
  /**
   * Whom what an order is charged at is told to: who placed it; where they are shown their company's mark-up, its own people. In a transaction
   * pass its knex.
   */
  payersOf(knex: Knex, orderId: number): Promise<readonly number[]>;
  /** An order with its lines, for its invoice; null when there is none. In a transaction pass its knex. */
  forInvoice(knex: Knex, orderId: number): Promise<BilledOrder | null>;
  /**
   * Lists the orders whose payment was complete between two moments (from included, to not), in the order of their ids: those of credit or
   * wallet, of which no money was received then, and canceled ones left out. In a transaction pass its knex.
   */
  paidBetween(knex: Knex, from: string, to: string): Promise<readonly number[]>;
  /** Which of these orders are canceled: nothing is owed of them. In a transaction pass its knex. */
  canceledAmong(knex: Knex, orderIds: readonly number[]): Promise<ReadonlySet<number>>;
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
  /** Null to who is not told how it is paid. */
  readonly payment_reference: string | null;
  /** Its amounts are those with the company's mark-up, and its reader is not told what is paid, nor where. */
  readonly is_paid_by_company: boolean;
  /** What the secondary user who ordered is shown, for who sees what is charged; null where nothing is marked up. */
  readonly marked: { readonly subtotal: string; readonly iva: string; readonly total: string } | null;
  readonly buyer_name: string | null;
  readonly company_name: string | null;
  /** The buyer's own number of the purchase. */
  readonly purchase_order_number: string | null;
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
  /** Pieces that left with a shipment. */
  readonly shipped_quantity: number;
  readonly unit_price: string;
  /** What the secondary user who ordered is shown, for who sees what is charged; null where nothing is marked up. */
  readonly marked_unit_price: string | null;
  readonly subtotal: string;
  /** The line's own id: what backorder calls name. */
  readonly id: number;
  readonly fulfilment: LineFulfilment;
  readonly fulfilment_label: string;
  /** The warehouse it ships from; null while it waits. */
  readonly warehouse: { readonly id: number; readonly name: string } | null;
  /** The day on which it is ready, 'yyyy-mm-dd'; null when it must be ordered first. */
  readonly promised_on: string | null;
  /** Months that its pieces are covered from their delivery, as they were sold: 0 none; null where nobody kept it. */
  readonly warranty_months: number | null;
  /** Percent that an authorised person granted; null without. */
  readonly special_discount: string | null;
}

/** One part of how an order is paid. */
export interface OrderPaymentView {
  readonly id: number;
  readonly method: PaymentMethod;
  readonly method_label: string;
  readonly amount: string;
  readonly commission: string;
  readonly status: PaymentPartStatus;
  readonly status_label: string;
  /** Until when a credit is to be paid. */
  readonly due_on: string | null;
  readonly received_at: string | null;
}

/** How an order is delivered, as it was frozen. */
export interface OrderDeliveryView {
  readonly method: DeliveryMethod;
  readonly method_label: string;
  readonly carrier_name: string | null;
  readonly office_name: string | null;
  readonly tracking_number: string | null;
  /** The buyer's carrier comes for the goods; else the house hands them over. */
  readonly carrier_collects: boolean;
  /** The guide that the buyer sent along. */
  readonly guide_file: { readonly id: number; readonly name: string | null; readonly url: string } | null;
  readonly receiver: Receiver | null;
  readonly address: DeliveryAddress | null;
}

/** What ships together from one warehouse, or waits together. */
export interface OrderDivisionView {
  readonly id: number;
  /** The order's folio with the division's number: P-2026-000001-1. */
  readonly folio: string;
  readonly warehouse: { readonly id: number; readonly name: string } | null;
  readonly is_backorder: boolean;
  readonly promised_on: string | null;
  /** Between which days it reaches the buyer; null while that is not known. */
  readonly delivery_from: string | null;
  readonly delivery_to: string | null;
  readonly quantity: number;
  readonly subtotal: string;
  readonly details: readonly OrderLineView[];
}

/** An order's page, as its buyer sees it. */
export interface OrderView extends OrderSummary {
  /** Pesos for one dollar when it was placed. */
  readonly exchange_rate: string | null;
  /** Why the border region's rate was not charged although it is delivered there; null otherwise. */
  readonly iva_note: string | null;
  readonly details: readonly OrderLineView[];
  readonly history: readonly { readonly at: string; readonly label: string }[];
  readonly order_type: OrderTypeKey;
  readonly cfdi_use: string | null;
  readonly comments: string | null;
  readonly delivery: OrderDeliveryView;
  readonly payments: readonly OrderPaymentView[];
  /** What its reader may do with it as its buyer now. */
  readonly buyer_may: BuyerMay;
}

/** What a buyer may do with an order now: a colleague's goes back to no other cart than the colleague's. */
export interface BuyerMay {
  readonly cancel: boolean;
  readonly edit: boolean;
  readonly send_receipt: boolean;
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

/** Open orders by state. */
export interface OrderBoard {
  readonly columns: readonly {
    readonly status: OrderStatus;
    readonly label: string;
    readonly count: number;
    /** The oldest of them. */
    readonly orders: readonly OrderSummary[];
  }[];
  /** Ids of those of them with a receipt that somebody must look at. */
  readonly in_review: readonly number[];
}

/** An order that waits, or waited, for somebody of its company. */
export interface OrderApproval extends OrderSummary {
  /** Why it waits, in Spanish. */
  readonly reasons: readonly string[];
  /** Until when its prices and pieces are held, UTC. */
  readonly expires_at: string;
  /** It waits still, and its time is over: it is canceled in a moment. */
  readonly is_over: boolean;
  /** Null: anybody of the company who is no secondary user. */
  readonly approver_name: string | null;
  readonly decided_by: string | null;
  readonly may_decide: boolean;
}

/** A piece that left for an order, by its serial number. */
export interface ShippedSerial {
  readonly productId: number;
  readonly serial: string;
  /** The day on which it left, in America/Mexico_City. */
  readonly shippedOn: PlainDate;
}

/** What left for orders. */
export interface ShipmentService {
  /** Serial numbers that left for an order. In a transaction pass its knex. */
  serialsOf(knex: Knex, orderId: number): Promise<readonly ShippedSerial[]>;
}

declare module '@mayorista/kernel' {
  interface PublishedServices {
    'sales.discounts': DiscountService;
    'sales.orders': OrderService;
    'sales.past-orders': PastOrderService;
    'sales.shipments': ShipmentService;
    'sales.demo': { load(): Promise<void> };
  }
}
