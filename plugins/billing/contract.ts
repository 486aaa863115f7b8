import type { Actor, Currency, Tx } from '@mayorista/kernel';
import type { Knex } from 'knex';
import type { Grade } from '@mayorista/inventory/contract';
import type { CancellationReason } from './shared/terms';

/** A document that was drafted and is being stamped. */
export interface IssuedDocument {
  readonly id: number;
  /** False when the same had been asked for before: the document is the earlier one. */
  readonly isNew: boolean;
}

export interface InvoiceOrderOptions {
  readonly actor: Actor;
  /** The order's company by its fiscal data, or the public in general. The company unless said; where one was issued before, to whom it was. */
  readonly receiver?: 'company' | 'public';
  /** Id of a stamped invoice of the same order whose place the new one takes (relation 04). */
  readonly substitutes?: number;
  /** Key of c_UsoCFDI in place of what the order's buyer chose. */
  readonly cfdiUse?: string;
}

/** Money received for invoices on credit. Amounts have two decimals. */
export interface PaymentInput {
  /** What the payment is, e.g. 'bank:BBVA:20261124-7': the same key records once. */
  readonly key: string;
  /** When the money arrived, ISO 8601 in UTC. */
  readonly paidAt: string;
  /** Code of c_FormaPago. */
  readonly paymentForm: string;
  readonly currency: Currency;
  /** Pesos for one dollar on that day; null where neither payment nor invoices are in dollars. */
  readonly dollarRate: string | null;
  readonly amount: string;
  /** The bank's number of the operation. */
  readonly operation: string | null;
  /** What is paid of each invoice, in the invoice's own currency. */
  readonly documents: readonly { readonly invoiceId: number; readonly paid: string }[];
}

export interface RecordedPayment {
  readonly id: number;
  /** The complement: an invoice of type P. */
  readonly invoiceId: number;
  readonly isNew: boolean;
}

/** What a credit note gives back: pieces (relation 03), an amount with its taxes (relation 01), or what advances paid (relation 07). */
export type CreditNoteInput = {
  /** What the note is for, e.g. 'incidence:31': the same key issues once. */
  readonly key: string;
  readonly reason: string;
} & (
  | { readonly kind: 'return'; readonly lines: readonly { readonly lineId: number; readonly quantity: number }[] }
  | { readonly kind: 'amount'; readonly amount: string }
  /** What advances paid of the invoice (relation 07, form 30). */
  | { readonly kind: 'advance'; readonly amount: string }
);

export interface CancelInput {
  readonly reason: CancellationReason;
  /** Fiscal folio of the document that takes its place; with reason 01. */
  readonly substituteUuid?: string;
}

/** What other domains see of an invoice. */
export interface InvoiceFacts {
  readonly id: number;
  /** Series and folio; null until it is sealed. */
  readonly number: string | null;
  readonly uuid: string | null;
  readonly state: 'draft' | 'validated' | 'stamping' | 'stamped' | 'cancel_requested' | 'cancelled' | 'failed';
  readonly currency: Currency;
  readonly total: string;
  /** What is left to pay of it: its total less payments and credit notes in force. */
  readonly balance: string;
}

/** Pieces of an order, to be returned. */
export interface InvoicedPieces {
  readonly orderId: number;
  readonly productId: number;
  readonly grade: Grade;
  readonly quantity: number;
  /** The field that a refusal names. */
  readonly field: string;
}

/** Pieces of an invoice, as a credit note names them. */
export interface ReturnablePieces {
  readonly invoiceId: number;
  readonly lines: readonly { readonly lineId: number; readonly quantity: number }[];
}

/** Invoices of CFDI 4.0. All verbs run in the caller's transaction; documents are stamped by a job after it commits. */
export interface InvoiceService {
  /** Invoices an order once. Throws ValidationError with every reason, NotFoundError. */
  invoiceOrder(tx: Tx, orderId: number, options: InvoiceOrderOptions): Promise<IssuedDocument>;
  /** Records a payment of invoices on credit and issues its complement (Pagos 2.0). Throws ValidationError with every reason. */
  complementPayment(tx: Tx, payment: PaymentInput, actor: Actor): Promise<RecordedPayment>;
  /** Issues a credit note of a stamped invoice. Throws ValidationError with every reason, NotFoundError. */
  creditNote(tx: Tx, invoiceId: number, note: CreditNoteInput, actor: Actor): Promise<IssuedDocument>;
  /** Asks the tax authority to cancel a stamped document; it is cancelled when that answers. Throws ValidationError, NotFoundError. */
  cancel(tx: Tx, invoiceId: number, input: CancelInput, actor: Actor): Promise<void>;
  /** The invoice of an order that is in force or being made; null when there is none. In a transaction pass its knex. */
  findByOrder(knex: Knex, orderId: number): Promise<InvoiceFacts | null>;
  /**
   * Finds the lines of the stamped invoices of the order that so many pieces of a product in a grade can be returned of: a credit note an
   * invoice. Throws ValidationError (order_not_invoiced, not_on_invoice).
   */
  findReturnable(tx: Tx, pieces: InvoicedPieces): Promise<ReturnablePieces[]>;
}

declare module '@mayorista/kernel' {
  interface PublishedServices {
    'billing.invoices': InvoiceService;
    'billing.demo': { load(): Promise<void> };
  }
}
