import { insertRow, insertRows, now, plainDate, roundToCents, type Actor, type Tx } from '@mayorista/kernel';
import { decimal } from '@mayorista/kernel';
import type { Knex } from 'knex';
import type { Price } from '@mayorista/pricing/contract';
import type { PricedQuotation } from '../quotations/price-lines';
import type { QuotationRow } from '../quotations/quotation.types';
import { tables } from '../uids';

/** A line as it was sent. */
export interface FrozenLine {
  readonly productId: number;
  readonly sku: string | null;
  readonly model: string | null;
  readonly name: string;
  readonly quantity: number;
  readonly unitPrice: string;
  readonly subtotal: string;
  readonly discountPercent: string | null;
  readonly discountReason: string | null;
  readonly price: Price;
}

/** A version as it was sent. Amounts have two decimals, the exchange rate four, and the rate of IVA is 0.16. */
export interface FrozenVersion {
  readonly id: number;
  readonly quotationId: number;
  readonly number: number;
  readonly currency: 'MXN' | 'USD';
  readonly exchangeRate: string;
  readonly validTo: ReturnType<typeof plainDate>;
  readonly subtotal: string;
  readonly ivaRate: string;
  readonly iva: string;
  readonly total: string;
  readonly note: string | null;
  readonly sentAt: string;
  readonly sentBy: string | null;
  readonly sentById: number | null;
  readonly lines: readonly FrozenLine[];
}

/** Writes the version that is being sent. */
export async function freezeVersion(
  tx: Tx,
  actor: Actor,
  quotation: QuotationRow,
  { columns, lines, ivaRate }: PricedQuotation,
): Promise<void> {
  const versionId = await insertRow(tx, tables.version, {
    ...columns,
    quotation_id: quotation.id,
    number: quotation.version,
    valid_to: quotation.valid_to,
    iva_rate: ivaRate,
    note: quotation.note,
    sent_at: now(),
    sent_by: (actor.onBehalf ?? actor).name,
    sent_by_id: (actor.onBehalf ?? actor).id,
  });
  await insertRows(
    tx,
    tables.versionLine,
    lines.map(({ line, product, price, subtotal }) => ({
      distributor_quotation_version_id: versionId,
      product_id: line.product_id,
      sku: product.sku,
      model: product.model,
      name: product.name_es,
      quantity: line.quantity,
      list_price: price.list,
      unit_price: price.final,
      subtotal,
      discount_percent: line.discount_percent,
      discount_reason: line.discount_reason,
      price: JSON.stringify(price),
    })),
  );
}

/** Returns the versions of a quotation that were sent, the newest first. In a transaction pass its knex. */
export async function listVersions(knex: Knex, quotationId: number): Promise<FrozenVersion[]> {
  const rows = (await knex(tables.version).where({ quotation_id: quotationId }).orderBy('number', 'desc')) as Stored[];
  const lines = (await knex(tables.versionLine)
    .whereIn(
      'distributor_quotation_version_id',
      rows.map(({ id }) => id),
    )
    .orderBy('id')) as Stored[];
  return rows.map((row) =>
    toVersion(
      row,
      lines.filter((line) => line.distributor_quotation_version_id === row.id),
    ),
  );
}

/** Returns one version as it was sent; undefined when there is none of that number. */
export const findVersion = async (
  knex: Knex,
  quotationId: number,
  number: number,
): Promise<FrozenVersion | undefined> =>
  (await listVersions(knex, quotationId)).find((version) => version.number === number);

type Stored = Readonly<Record<string, unknown>> & { readonly id: number };

const text = (value: unknown): string | null => (value === null || value === undefined ? null : String(value));
const cents = (value: unknown): string => roundToCents(String(value));
const day = (value: unknown) =>
  plainDate(value instanceof Date ? value.toISOString().slice(0, 10) : String(value).slice(0, 10));

const toVersion = (row: Stored, lines: readonly Stored[]): FrozenVersion => ({
  id: Number(row.id),
  quotationId: Number(row.quotation_id),
  number: Number(row.number),
  currency: row.currency as FrozenVersion['currency'],
  exchangeRate: decimal(String(row.exchange_rate)).toFixed(4),
  validTo: day(row.valid_to),
  subtotal: cents(row.subtotal),
  ivaRate: cents(row.iva_rate),
  iva: cents(row.iva),
  total: cents(row.total),
  note: text(row.note),
  sentAt: new Date(row.sent_at as string | number | Date).toISOString(),
  sentBy: text(row.sent_by),
  sentById: row.sent_by_id === null ? null : Number(row.sent_by_id),
  lines: lines.map(toLine),
});

const toLine = (line: Stored): FrozenLine => ({
  productId: Number(line.product_id),
  sku: text(line.sku),
  model: text(line.model),
  name: String(line.name),
  quantity: Number(line.quantity),
  unitPrice: cents(line.unit_price),
  subtotal: cents(line.subtotal),
  discountPercent: line.discount_percent === null ? null : cents(line.discount_percent),
  discountReason: text(line.discount_reason),
  price: JSON.parse(String(line.price)) as Price,
});
