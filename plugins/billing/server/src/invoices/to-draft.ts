import { decimal } from '@mayorista/kernel/shared';
import { ADVANCE } from '@mayorista/config';
import { periodOf } from '../cfdi/build-cfdi';
import type { CfdiDraft, CfdiLine, Issuer, PaidDocument, Relation } from '../cfdi/cfdi.types';
import { localTime } from '../cfdi/local-time';
import type { InvoiceRow } from './invoice.store';

/** The payment behind a complement, with what it pays. */
export interface PaymentFacts {
  readonly paidAt: Date;
  readonly paymentForm: string;
  readonly currency: 'MXN' | 'USD';
  readonly dollarRate: string;
  readonly amount: string;
  readonly operation: string | null;
  readonly documents: readonly PaidDocument[];
}

interface Around {
  readonly issuer: Issuer;
  readonly at: Date;
  /** Of the place of issue. */
  readonly timeZone: string;
  readonly series: string;
  readonly folio: number;
  readonly originalUuid: string | null;
  /** Of a complement; null for every other document. */
  readonly payment: PaymentFacts | null;
}

/** Turns a stored document into what is written and sealed. Pure. Throws an error for a complement without its payment. */
export function toDraft(row: InvoiceRow, around: Around): CfdiDraft {
  const head = {
    series: around.series,
    folio: String(around.folio),
    date: localTime(around.at, around.timeZone),
    issuer: { ...around.issuer, zipCode: row.issue_zip_code ?? around.issuer.zipCode },
    receiver: {
      rfc: row.receiver_rfc ?? '',
      businessName: row.receiver_name ?? '',
      regime: row.receiver_regime ?? '',
      use: row.cfdi_use ?? '',
      zipCode: row.receiver_zip_code ?? '',
    },
    relations: relationsOf(row, around.originalUuid),
  };
  if (row.type !== 'P') return { ...head, type: row.type, ...termsOf(row), lines: row.lines.map(toLine) };
  const { payment } = around;
  if (payment === null) throw new Error(`Complement ${row.id} has no payment`);
  return { ...head, ...payment, type: 'P', paidAt: localTime(payment.paidAt, around.timeZone) };
}

/** How a document that is no complement is paid, in what currency, and of what period it is where it is to the public in general. */
const termsOf = (row: InvoiceRow) => ({
  period: row.sales_day === null ? null : periodOf(row.sales_day),
  currency: row.currency,
  exchangeRate: row.currency === 'MXN' ? null : row.exchange_rate,
  paymentForm: row.payment_form ?? '99',
  paymentMethod: row.payment_method ?? 'PUE',
  conditions: row.conditions,
});

const relationsOf = ({ relation_type: type, advance_uuids: advances }: InvoiceRow, uuid: string | null): Relation[] => [
  ...(type === null || uuid === null ? [] : [{ type, uuids: [uuid] }]),
  ...(advances === null ? [] : [{ type: ADVANCE.relation, uuids: advances.split(',') }]),
];

export const toLine = (line: InvoiceRow['lines'][number]): CfdiLine => ({
  productKey: line.product_key,
  sku: line.sku,
  description: line.description,
  quantity: line.quantity,
  unitKey: line.unit_key,
  unitPrice: line.unit_price,
  amount: line.amount,
  discount: line.discount,
  ivaRate: decimal(line.iva_rate).toFixed(2),
});
