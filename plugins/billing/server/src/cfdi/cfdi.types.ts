import type { Currency } from '@mayorista/kernel/shared';

/** A line of an invoice or credit note. Amounts have two decimals, in the document's currency. */
export interface CfdiLine {
  /** Code of c_ClaveProdServ. */
  readonly productKey: string;
  readonly sku: string | null;
  readonly description: string;
  readonly quantity: number;
  /** Code of c_ClaveUnidad. */
  readonly unitKey: string;
  readonly unitPrice: string;
  /** Quantity times unit price. */
  readonly amount: string;
  readonly discount: string;
  /** 0.16, 0.08 or 0.00. */
  readonly ivaRate: string;
  /** Numbers of the customs declarations under which its pieces were imported, 15 digits each. */
  readonly customs?: readonly string[];
}

export interface Issuer {
  readonly rfc: string;
  readonly name: string;
  readonly regime: string;
  /** Postal code of the place of issue. */
  readonly zipCode: string;
}

interface Receiver {
  readonly rfc: string;
  readonly businessName: string;
  readonly regime: string;
  readonly use: string;
  readonly zipCode: string;
}

/** Earlier documents that one refers to: 01 credit note, 03 return, 04 substitution. */
export interface Relation {
  readonly type: string;
  readonly uuids: readonly string[];
}

interface Head {
  readonly series: string;
  readonly folio: string;
  /** 'yyyy-mm-ddThh:mm:ss' at the place of issue. */
  readonly date: string;
  readonly issuer: Issuer;
  readonly receiver: Receiver;
  readonly relations: readonly Relation[];
}

/** The period of an invoice to the public in general. */
export interface GlobalPeriod {
  /** Code of c_Periodicidad. */
  readonly periodicity: string;
  /** Code of c_Meses. */
  readonly month: string;
  readonly year: string;
}

export interface InvoiceDraft extends Head {
  readonly type: 'I' | 'E';
  /** Of an invoice to the public in general: its period; the day on which it is issued unless said. */
  readonly period?: GlobalPeriod | null;
  readonly currency: Currency;
  /** Pesos for one dollar; null for pesos. */
  readonly exchangeRate: string | null;
  /** Code of c_FormaPago: 99 with PPD. */
  readonly paymentForm: string;
  readonly paymentMethod: 'PUE' | 'PPD';
  readonly conditions: string | null;
  readonly lines: readonly CfdiLine[];
}

/** An invoice that a payment pays, wholly or in part. Amounts are in the invoice's currency. */
export interface PaidDocument {
  readonly uuid: string;
  readonly series: string;
  readonly folio: string;
  readonly currency: Currency;
  /** Which payment of this invoice it is, from 1. */
  readonly partiality: number;
  readonly previousBalance: string;
  readonly paid: string;
  readonly remainingBalance: string;
  /** IVA of the invoice: the tax paid follows from it. */
  readonly ivaRate: string;
}

export interface PaymentDraft extends Head {
  readonly type: 'P';
  /** When the money arrived, 'yyyy-mm-ddThh:mm:ss'. */
  readonly paidAt: string;
  readonly paymentForm: string;
  readonly currency: Currency;
  /** Pesos for one dollar on the day of the payment. */
  readonly dollarRate: string;
  readonly amount: string;
  /** The bank's number of the operation. */
  readonly operation: string | null;
  readonly documents: readonly PaidDocument[];
}

export type CfdiDraft = InvoiceDraft | PaymentDraft;
