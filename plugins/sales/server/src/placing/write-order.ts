import { emit, now, service, today, type Actor, type Tx } from '@mayorista/kernel';
import '@mayorista/people/contract';
import type { PaymentPlan } from '@mayorista/payments/contract';
import type { Price } from '@mayorista/pricing/contract';
import { toCompanyPrice } from '@mayorista/pricing/shared';
import type { ShippingCost } from '@mayorista/shipping/contract';
import type { OrderTax, PlaceOrder, SpecialDiscount } from '../../../contract';
import { orderStatusChanged } from '../../../events';
import { insertDivision } from '../divisions/division.store';
import type { Division } from '../divisions/divide-order.rules';
import { lineTotal, personName, type Totals } from '../orders/order.rules';
import { insertDetail, insertEvent, insertOrder } from '../orders/order.store';
import { reasonName, reasonWords } from '../spending/spending.rules';
import type { NeededApproval } from '../spending/judge-spending';
import { isPaidAtOnce } from '../payments/pay-order';
import type { Judged } from './judge-order';
import type { ResolvedDelivery } from './resolve-delivery';

/** All that an order is written from, decided. */
export interface DecidedOrder {
  readonly command: PlaceOrder;
  readonly judged: Judged;
  readonly delivery: ResolvedDelivery;
  readonly prices: readonly Price[];
  readonly divisions: readonly Division[];
  readonly shipping: Pick<ShippingCost, 'reasons'>;
  /** What is charged. */
  readonly totals: Totals;
  /** What a secondary user is shown instead; null where nothing is marked up. */
  readonly marked: Totals | null;
  readonly tax: OrderTax;
  readonly payment: PaymentPlan;
  readonly exchangeRate: string;
  /** Null where nobody must approve it. */
  readonly approval: NeededApproval | null;
}

/** Writes an order with its divisions and lines, under the next folio. */
export async function writeOrder(tx: Tx, order: DecidedOrder): Promise<{ id: number; folio: string }> {
  const { command, payment } = order;
  const buyerName = await nameOf(tx, command.actor);
  const folio = await nextFolio(tx);
  const isPaid = order.approval === null && isPaidAtOnce(payment);
  const first = order.approval === null ? 'pending_payment' : 'waiting_approval';
  const id = await insertOrder(tx, {
    ...headOf(order),
    folio,
    payment_reference: folio.replace(/\D/g, ''),
    status: isPaid ? 'paid' : first,
    ...approvalColumns(order.approval),
    buyer_name: buyerName,
  });
  if (id === null) throw new Error(`Folio ${folio} was given twice`);
  for (const division of order.divisions) await writeDivision(tx, id, division, order);
  await insertEvent(tx, id, { status: first, told: { event: 'placed' }, actorName: buyerName });
  for (const reason of order.approval?.reasons ?? [])
    await insertEvent(tx, id, {
      status: first,
      // What was bought is told to its buyer with the history, who may not know what it is charged at.
      told: {
        event: 'awaits_approval',
        params: { reason: order.marked === null ? reasonWords(reason) : reasonName(reason) },
      },
      actorName: buyerName,
    });
  if (isPaid) {
    await insertEvent(tx, id, { status: 'paid', told: { event: 'status' }, actorName: buyerName });
    await emit(tx, orderStatusChanged, { orderId: id, status: 'paid' });
  }
  return { id, folio };
}

const approvalColumns = (approval: NeededApproval | null) =>
  approval === null
    ? {}
    : {
        approval_reasons: JSON.stringify(approval.reasons),
        approval_expires_at: approval.expiresAt,
        approver_id: approval.approverId,
      };

const headOf = ({
  command,
  judged: { company },
  delivery,
  totals,
  marked,
  tax,
  payment,
  shipping,
  exchangeRate,
}: DecidedOrder) => ({
  source_type: command.source.type,
  source_id: command.source.id,
  user_id: command.actor.id,
  company_id: company.id,
  company_name: company.businessName,
  salesman_id: company.salesmanId,
  placed_at: now(),
  currency: command.currency,
  exchange_rate: exchangeRate,
  order_type: command.orderType ?? 'normal',
  cfdi_use: command.cfdiUse ?? null,
  purchase_order_number: command.extra?.purchaseOrderNumber ?? null,
  comments: command.extra?.comments ?? null,
  ...deliveryColumns(delivery),
  shipping_reasons: JSON.stringify(shipping.reasons),
  payment_method: payment.parts.length === 1 ? (payment.parts[0]?.method ?? null) : 'mixed',
  subtotal: totals.subtotal,
  shipping_cost: totals.shippingCost,
  iva_rate: totals.ivaRate,
  iva: totals.iva,
  issuing_branch_id: tax.issuingBranchId,
  iva_note: tax.note,
  total: totals.total,
  ...markedColumns(marked),
  ...discountColumns(command.discount),
  discount_authorised_by_id: command.discount?.authorisedById ?? null,
});

const markedColumns = (marked: Totals | null) =>
  marked === null ? {} : { marked_subtotal: marked.subtotal, marked_iva: marked.iva, marked_total: marked.total };

const deliveryColumns = (delivery: ResolvedDelivery) => ({
  branch_id: delivery.branch.id,
  delivery_type: delivery.method,
  delivery_zip_code: delivery.zipCode,
  delivery_address: delivery.address === null ? null : JSON.stringify(delivery.address),
  ...receiverColumns(delivery),
  carrier_id: delivery.carrier?.id ?? null,
  carrier_name: delivery.carrier?.name ?? null,
  delivery_office_id: delivery.office?.id ?? null,
  delivery_office_name: delivery.office?.name ?? null,
  carrier_collects: delivery.carrierCollects,
  tracking_number: delivery.trackingNumber,
  guide_file_id: delivery.guideFileId,
  supply_source: delivery.supply,
});

/** Who receives: whoever is named, else who stands on the address. */
const receiverColumns = ({ receiver, address }: ResolvedDelivery) => ({
  receiver_name: receiver?.name ?? address?.receiversName ?? null,
  receiver_telephone: receiver?.telephone ?? address?.telephone ?? null,
});

const discountColumns = (discount: SpecialDiscount | null | undefined) => ({
  discount_percent: discount?.percent ?? null,
  discount_reason: discount?.reason ?? null,
  discount_authorised_by: discount?.authorisedBy ?? null,
});

async function writeDivision(
  tx: Tx,
  orderId: number,
  { lines, ...division }: Division,
  { command, judged: { products }, prices, marked }: DecidedOrder,
): Promise<void> {
  const divisionId = await insertDivision(tx, orderId, division);
  for (const { index, quantity, branchId, promisedOn } of lines) {
    const line = command.lines[index];
    const product = line === undefined ? undefined : products.get(line.productId);
    const price = prices[index];
    if (line === undefined || product === undefined || price === undefined)
      throw new Error(`Line ${index} lost its product or price`);
    const { unitPrice, steps } = toCompanyPrice(price);
    const isDiscounted = steps.some(({ rule }) => rule === 'authorised_discount');
    await insertDetail(tx, {
      sale_order_id: orderId,
      division_id: divisionId,
      product_id: line.productId,
      branch_id: branchId,
      grade: line.grade ?? 'Stock',
      fulfilment: branchId === null ? 'backorder' : 'stock',
      promised_on: promisedOn,
      name: product.name_es,
      model: product.model,
      sku: product.sku,
      image_url: product.image_url,
      quantity,
      list_price: price.list,
      unit_price: unitPrice,
      marked_unit_price: marked === null ? null : price.final,
      subtotal: lineTotal({ quantity, unitPrice }),
      price_steps: JSON.stringify(steps),
      ...discountColumns(isDiscounted ? (line.discount ?? command.discount) : null),
    });
  }
}

/** The buyer as people call them, not by their account. */
async function nameOf(tx: Tx, { id, name }: Actor): Promise<string> {
  const person = id === null ? null : await service(tx.strapi, 'people.users').find(id);
  return person === null ? name : personName(person);
}

/** P-2026-000001: consecutive within a year, without gaps: writers of orders take turns on the last folio. */
async function nextFolio(tx: Tx): Promise<string> {
  const year = today().slice(0, 4);
  const prefix = `P-${year}-`;
  await lockFolios(tx);
  const last = (await tx.trx('sale_orders').where('folio', 'like', `${prefix}%`).max({ folio: 'folio' }).first()) as
    { folio: string | null } | undefined;
  const next = Number(last?.folio?.slice(prefix.length) ?? 0) + 1;
  return `${prefix}${String(next).padStart(6, '0')}`;
}

/** PostgreSQL: an advisory lock until the end of the transaction. SQLite has one writer. */
async function lockFolios(tx: Tx): Promise<void> {
  if (tx.strapi.db.dialect.client === 'postgres') await tx.trx.raw('select pg_advisory_xact_lock(7265001)');
}
