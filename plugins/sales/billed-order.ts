import type { Currency } from '@mayorista/kernel';
import type { Grade } from '@mayorista/inventory/contract';
import type { OrderStatus } from './order.states';

/** A line of an order, for its invoice. Amounts have two decimals, in the order's currency. */
export interface BilledLine {
  readonly id: number;
  readonly productId: number;
  readonly grade: Grade;
  readonly sku: string | null;
  readonly name: string;
  readonly quantity: number;
  readonly unitPrice: string;
  readonly subtotal: string;
}

/** A line that is in an order no more: it waited, and its buyer canceled or exchanged it. */
export interface GoneLine extends BilledLine {
  /** The lines that came in its place; none where it was canceled. */
  readonly replacedBy: readonly BilledLine[];
}

/** A part of an order's payment, as its invoice looks at it. */
export interface BilledPayment {
  readonly id: number;
  readonly method: string;
  readonly amount: string;
  /** When it was received, ISO 8601 in UTC; null while it is to come. */
  readonly receivedAt: string | null;
}

/** What an order's invoice is made from. */
export interface BilledOrder {
  readonly id: number;
  readonly folio: string;
  readonly status: OrderStatus;
  readonly companyId: number | null;
  readonly branchId: number | null;
  /** The branch at which it is invoiced: of the region whose rate of IVA was charged. */
  readonly issuingBranchId: number | null;
  readonly userId: number;
  readonly currency: Currency;
  /** Pesos for one dollar when it was placed. */
  readonly exchangeRate: string | null;
  /** Key of c_UsoCFDI that its buyer chose; null where none was. */
  readonly cfdiUse: string | null;
  /** The buyer's own number of the purchase. */
  readonly purchaseOrderNumber: string | null;
  /** What the buyer said of it. */
  readonly comments: string | null;
  readonly paymentMethod: string | null;
  /** Its parts that count; none of orders of former releases. */
  readonly payments: readonly BilledPayment[];
  readonly shippingCost: string;
  readonly ivaRate: string;
  readonly total: string;
  readonly lines: readonly BilledLine[];
  /** Lines that an invoice of before may hold. */
  readonly gone: readonly GoneLine[];
}
