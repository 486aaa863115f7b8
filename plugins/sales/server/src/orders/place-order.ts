import {
  emit,
  now,
  recordAudit,
  ValidationError,
  reject,
  service,
  today,
  type Actor,
  type Tx,
} from '@mayorista/kernel';
import '@mayorista/pricing/contract';
import '@mayorista/inventory/contract';
import type { Buyer, Price } from '@mayorista/pricing/contract';
import type { PlacedOrder, PlaceOrder } from '../../../contract';
import { orderPlaced } from '../../../events';
import { judgeOrder, type Judged } from './judge-order';
import { orderMachine } from './order.machine';
import { ivaRateOf, lineTotal, personName, totalsOf } from './order.rules';
import { findBySource, insertDetail, insertEvent, insertOrder, peopleOf } from './order.store';

/** The one completion gate (design 5): one transaction, stock locked in key order, idempotent by source. */
export async function placeOrder(tx: Tx, command: PlaceOrder): Promise<PlacedOrder> {
  const known = await findBySource(tx, command.source.type, command.source.id);
  if (known !== undefined) return { ...known, isNew: false };
  const judged = await judgeOrder(tx, command);
  const prices = await pricesOf(tx, command, judged);
  await takeStock(tx, command);
  const order = await writeOrder(tx, command, judged, prices);
  await recordAudit(tx, command.actor, {
    modelType: 'sale-orders',
    modelId: order.id,
    action: 'placed',
    after: { folio: order.folio },
  });
  await emit(tx, orderPlaced, { orderId: order.id });
  return { ...order, isNew: true };
}

async function pricesOf(
  tx: Tx,
  command: PlaceOrder,
  { company, audience, products, gradePercents }: Judged,
): Promise<Price[]> {
  const isSecondary = audience.kind === 'secondary';
  const buyer: Buyer = {
    kind: isSecondary ? 'secondary' : 'distributor',
    priceLevel: company.priceLevel,
    markup: isSecondary ? company.secondaryMarkup : null,
    currency: command.currency,
    companyId: company.id,
    companyType: company.companyType,
  };
  const questions = command.lines.flatMap(({ productId, quantity, grade = 'Stock' }) => {
    const product = products.get(productId);
    return product === undefined ? [] : [{ product, quantity, gradePercent: gradePercents.get(grade) ?? null }];
  });
  return service(tx.strapi, 'pricing.prices').forBuyerIn(tx, buyer, questions);
}

async function takeStock(tx: Tx, { source, lines, delivery, actor }: PlaceOrder): Promise<void> {
  const branchId = pickupBranch(delivery);
  const shelves = lines.map(({ grade = 'Stock', ...line }) => ({ ...line, branchId, grade }));
  const cause = { cause: 'Venta', referenceType: source.type, referenceId: source.id, actorName: actor.name };
  await service(tx.strapi, 'inventory.stock').take(tx, source, shelves, cause);
}

async function writeOrder(
  tx: Tx,
  command: PlaceOrder,
  { company, products }: Judged,
  prices: readonly Price[],
): Promise<{ id: number; folio: string }> {
  const { actor, currency } = command;
  const branchId = pickupBranch(command.delivery);
  const branch = await service(tx.strapi, 'inventory.branches').findIn(tx, branchId);
  if (branch === null) throw new ValidationError([{ code: 'branch_unknown', field: 'branch_id' }]);
  const lines = command.lines.map(({ quantity }, index) => ({ quantity, unitPrice: prices[index]?.final ?? '0.00' }));
  const totals = totalsOf(lines, currency, ivaRateOf(branch.zipCode));
  const folio = await nextFolio(tx);
  const buyerName = await nameOf(tx, actor);
  const id = await insertOrder(tx, {
    folio,
    source_type: command.source.type,
    source_id: command.source.id,
    user_id: actor.id,
    company_id: company.id,
    status: orderMachine.initial,
    currency,
    exchange_rate: await service(tx.strapi, 'pricing.rates').currentIn(tx, 'commercial'),
    branch_id: branchId,
    delivery_type: command.delivery.method,
    payment_method: command.payments[0]?.method ?? null,
    payment_reference: folio.replace(/\D/g, ''),
    subtotal: totals.subtotal,
    shipping_cost: totals.shippingCost,
    iva_rate: totals.ivaRate,
    iva: totals.iva,
    total: totals.total,
    placed_at: now(),
    buyer_name: buyerName,
    company_name: company.businessName,
    salesman_id: company.salesmanId,
  });
  if (id === null) throw new Error(`Folio ${folio} was given twice`);
  for (const [index, { productId, quantity, grade = 'Stock' }] of command.lines.entries()) {
    const product = products.get(productId);
    const price = prices[index];
    if (product === undefined || price === undefined) throw new Error(`Line ${index} lost its product or price`);
    await insertDetail(tx, {
      sale_order_id: id,
      product_id: productId,
      branch_id: branchId,
      grade,
      name: product.name_es,
      model: product.model,
      sku: product.sku,
      image_url: product.image_url,
      quantity,
      list_price: price.list,
      unit_price: price.final,
      subtotal: lineTotal({ quantity, unitPrice: price.final }),
      price_steps: JSON.stringify(price.steps),
    });
  }
  await insertEvent(tx, id, { status: orderMachine.initial, label: 'Pedido realizado', actorName: buyerName });
  return { id, folio };
}

const pickupBranch = (delivery: PlaceOrder['delivery']): number =>
  delivery.method === 'branch_pickup' ? delivery.branchId : reject('delivery_not_offered', 'delivery');

/** The buyer as people call them, not by their account. */
async function nameOf(tx: Tx, { id, name }: Actor): Promise<string> {
  const [person] = id === null ? [] : await peopleOf(tx.trx, [id]);
  return person === undefined ? name : personName(person);
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
