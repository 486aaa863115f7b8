import { forUpdate, insertRow, now, onConflictIgnore, service, type Tx } from '@mayorista/kernel';
import type { Knex } from 'knex';
import '@mayorista/inventory/contract';
import type { Grade } from '@mayorista/inventory/contract';
import { tables } from '../uids';
import { keptWords, type Told } from './event-words';
import type { LineFulfilment, OrderStatus } from '../../../order.states';
import type { OrderParties } from '../../../contract';
import type { OrderTypeKey } from '../../../order.types';

export interface OrderRow {
  readonly id: number;
  readonly folio: string;
  /** What it completes: a cart, a quotation, an incidence, or the demo. */
  readonly source_id: string | null;
  readonly status: OrderStatus;
  readonly user_id: number;
  readonly company_id: number | null;
  readonly branch_id: number | null;
  readonly currency: string;
  readonly exchange_rate: string | number | null;
  readonly payment_method: string | null;
  readonly payment_reference: string | null;
  readonly delivery_type: string | null;
  readonly subtotal: string | number;
  readonly shipping_cost: string | number;
  readonly iva_rate: string | number;
  /** The branch at which its invoice is issued; null of orders of former releases: the one that sells. */
  readonly issuing_branch_id: number | null;
  readonly iva_note: string | null;
  readonly iva: string | number;
  readonly total: string | number;
  /** As a secondary user is shown them, with the company's mark-up; null where nothing is marked up. */
  readonly marked_subtotal: string | number | null;
  readonly marked_iva: string | number | null;
  readonly marked_total: string | number | null;
  readonly placed_at: Date | string | number;
  readonly buyer_name: string | null;
  readonly company_name: string | null;
  readonly salesman_id: number | null;
  /** JSON of SpendingReason[]: why it waits, or waited, for approval. */
  readonly approval_reasons: string | null;
  readonly approval_expires_at: Date | string | number | null;
  readonly approver_id: number | null;
  readonly approval_decided_by: string | null;
  readonly order_type: OrderTypeKey | null;
  readonly cfdi_use: string | null;
  readonly purchase_order_number: string | null;
  readonly comments: string | null;
  readonly carrier_id: number | null;
  readonly carrier_name: string | null;
  readonly delivery_office_name: string | null;
  readonly tracking_number: string | null;
  /** The buyer's carrier comes for the goods. */
  readonly carrier_collects: boolean | number | null;
  /** The buyer's own guide, a private file. */
  readonly guide_file_id: number | null;
  readonly receiver_name: string | null;
  readonly receiver_telephone: string | null;
  /** JSON of a DeliveryAddress. */
  readonly delivery_address: string | null;
}

export interface DetailRow {
  readonly id: number;
  readonly division_id: number | null;
  readonly fulfilment: LineFulfilment | null;
  /** 'yyyy-mm-dd'. */
  readonly promised_on: string | null;
  /** Months that its pieces are covered, as they were sold; null of lines that were sold before it was kept. */
  readonly warranty_months: number | null;
  readonly discount_percent: string | number | null;
  readonly product_id: number;
  readonly branch_id: number | null;
  readonly grade: string | null;
  readonly name: string;
  readonly model: string | null;
  readonly sku: string | null;
  readonly image_url: string | null;
  readonly quantity: number;
  readonly shipped_quantity: number | null;
  readonly list_price: string | number | null;
  readonly unit_price: string | number;
  /** With the company's mark-up, as a secondary user is shown it; null where nothing is marked up. */
  readonly marked_unit_price: string | number | null;
  readonly subtotal: string | number;
  readonly price_steps: string | null;
  /** Of an exchanged line: the first of those in its place. */
  readonly replaced_by_id: number | null;
}

export const findBySource = (tx: Tx, type: string, id: string): Promise<{ id: number; folio: string } | undefined> =>
  tx.trx(tables.order).where({ source_type: type, source_id: id }).first('id', 'folio') as Promise<
    { id: number; folio: string } | undefined
  >;

/** Writes the order's head; null when its source was completed in the meantime. */
export const insertOrder = (tx: Tx, row: Record<string, unknown>): Promise<number | null> =>
  onConflictIgnore(tx, tables.order, 'folio', row);

/** Writes a line of an order, with the months that its pieces are covered as they are sold: what the product says later is of later sales. */
export async function insertDetail(
  tx: Tx,
  row: Record<string, unknown> & { readonly product_id: number; readonly grade: string },
): Promise<number> {
  const piece = { productId: row.product_id, grade: row.grade as Grade };
  const months = await service(tx.strapi, 'inventory.grades').warrantyMonths(tx.trx, piece);
  return insertRow(tx, tables.detail, { ...row, warranty_months: months });
}

/** Something that happened to an order, for its history. */
export interface OrderEvent {
  readonly status: OrderStatus;
  readonly told: Told;
  readonly actorName: string;
  readonly reason?: string;
  /** Now unless said. */
  readonly at?: Date;
}

export async function insertEvent(
  tx: Tx,
  orderId: number,
  { status, told, actorName, reason, at = now() }: OrderEvent,
): Promise<void> {
  await insertRow(tx, tables.event, {
    sale_order_id: orderId,
    status,
    ...keptWords(told, status),
    happened_at: at,
    actor_name: actorName,
    reason: reason ?? null,
  });
}

export async function lockOrder(tx: Tx, id: number): Promise<OrderRow | undefined> {
  const [row] = (await forUpdate(tx, tx.trx(tables.order).where({ id }))) as unknown as OrderRow[];
  return row;
}

export const updateStatus = (tx: Tx, id: number, status: OrderStatus): Promise<number> =>
  tx.trx(tables.order).where({ id }).update({ status, updated_at: now() });

export const detailsOf = (knex: Knex, orderId: number): Promise<DetailRow[]> =>
  knex(tables.detail).where({ sale_order_id: orderId }).orderBy('id') as unknown as Promise<DetailRow[]>;

export interface EventRow {
  readonly happened_at: Date | string | number;
  readonly label: string;
  readonly code: string | null;
  readonly params: string | null;
  readonly status: string;
  readonly actor_name: string | null;
  readonly reason: string | null;
}

export const eventsOf = (knex: Knex, orderId: number): Promise<EventRow[]> =>
  knex(tables.event).where({ sale_order_id: orderId }).orderBy('id') as unknown as Promise<EventRow[]>;

export interface PersonRow {
  readonly id: number;
  readonly username: string;
  readonly email: string;
  readonly name: string | null;
  readonly paternal_surname: string | null;
}

/** Statuses in which what was ordered has been paid for. */
const bought: readonly OrderStatus[] = ['paid', 'preparing', 'ready', 'partially_shipped', 'shipped', 'delivered'];

export const hasBought = async (knex: Knex, userId: number, productId: number): Promise<boolean> =>
  (await knex(`${tables.order} as sale`)
    .join(`${tables.detail} as line`, 'line.sale_order_id', 'sale.id')
    .where({ 'sale.user_id': userId, 'line.product_id': productId })
    .whereIn('sale.status', [...bought])
    .first('sale.id')) !== undefined;

export async function buyerOf(knex: Knex, orderId: number): Promise<OrderParties | null> {
  const row = (await knex(tables.order)
    .where({ id: orderId })
    .first('user_id', 'company_id', 'folio', 'salesman_id')) as
    Pick<OrderRow, 'user_id' | 'company_id' | 'folio' | 'salesman_id'> | undefined;
  return row === undefined
    ? null
    : { userId: row.user_id, companyId: row.company_id, folio: row.folio, salesmanId: row.salesman_id };
}
