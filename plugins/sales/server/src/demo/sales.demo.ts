import { pastOrders, products, type PastOrderSeed } from '@mayorista/database/seeds';
import { inTransaction, now, service, type Deps, type Tx } from '@mayorista/kernel';
import '@mayorista/companies/contract';
import '@mayorista/catalogue/contract';
import '@mayorista/people/contract';
import '@mayorista/pricing/contract';
import type { CardRow } from '@mayorista/catalogue/contract';
import type { Price } from '@mayorista/pricing/contract';
import type { OrderStatus } from '../../../order.states';
import { orderMachine } from '../orders/order.machine';
import { lineTotal, personName, totalsOf } from '../orders/order.rules';
import { insertDetail, insertEvent, insertOrder } from '../orders/order.store';
import { tables } from '../uids';
import { deliveryOf, loadDivisions, type LinePlace } from './delivery.demo';
import { loadMessages } from './messages.demo';
import { loadApprovals } from './approvals.demo';
import { loadReceipts } from './receipts.demo';
import { loadShipments } from './shipments.demo';
import { taxOf } from '../tax/order-tax';

const dayMs = 86_400_000;
/** What each state of the past took: an order of yesterday is through all of them today. */
const stepMs = 4 * 3_600_000;
const statuses: Readonly<Record<PastOrderSeed['status'], OrderStatus>> = {
  waiting_approval: 'waiting_approval',
  placed: 'pending_payment',
  paid: 'paid',
  preparing: 'preparing',
  packed: 'ready',
  // Their shipments take them further.
  partially_shipped: 'preparing',
  shipped: 'preparing',
  delivered: 'delivered',
  canceled: 'canceled',
};

const lifeWithoutTrouble: readonly OrderStatus[] = ['paid', 'preparing', 'ready', 'delivered'];

/** The states an order went through after it was placed. */
const wayTo = (status: OrderStatus): readonly OrderStatus[] =>
  status === 'canceled' ? ['canceled'] : lifeWithoutTrouble.slice(0, lifeWithoutTrouble.indexOf(status) + 1);

/** Orders of the demo world's past weeks: history only, they take no stock of today. */
export const salesDemo = ({ strapi }: Deps) => ({
  async load(): Promise<void> {
    const oldestFirst = [...pastOrders].sort((a, b) => b.days_ago - a.days_ago);
    await inTransaction(strapi, async (tx) => {
      if ((await tx.trx(tables.order).first('id')) !== undefined) return;
      for (const [index, seed] of oldestFirst.entries()) await loadOrder(tx, seed, index);
    });
    await loadReceipts(strapi);
    await loadShipments(strapi);
    await loadApprovals(strapi);
  },
});

interface Bought {
  readonly product: CardRow & { product_id: number; name: string };
  readonly quantity: number;
}

interface Buyer {
  readonly id: number;
  readonly username: string;
  readonly name: string | null;
  readonly paternal_surname: string | null;
  readonly company_id: number;
}

async function loadOrder(tx: Tx, seed: PastOrderSeed, index: number): Promise<void> {
  const { buyer, branch, company } = await partiesOf(tx, seed, index);
  const rows = await productsOf(tx, seed);
  const prices = await service(tx.strapi, 'pricing.prices').forBuyer(
    { kind: 'distributor', priceLevel: company.priceLevel, markup: null, currency: seed.currency },
    rows.map(({ product, quantity }) => ({ product, quantity })),
  );
  const delivery = await deliveryOf(tx, seed, personName(buyer));
  const lines = rows.map(({ quantity }, at) => ({ quantity, unitPrice: prices[at]?.final ?? '0.00' }));
  const tax = await taxOf(tx.strapi, { countryId: null, zipCode: delivery.zipCode ?? branch.zip_code }, branch.id);
  const totals = totalsOf(lines, seed.currency, tax.ivaRate, delivery.cost);
  const placedAt = new Date(now().getTime() - seed.days_ago * dayMs);
  const status = statuses[seed.status];
  const folio = `P-${placedAt.getUTCFullYear()}-${String(index + 1).padStart(6, '0')}`;
  const id = await insertOrder(tx, {
    folio,
    source_type: 'demo',
    source_id: String(index + 1),
    user_id: buyer.id,
    company_id: company.id,
    status,
    currency: seed.currency,
    exchange_rate: await service(tx.strapi, 'pricing.rates').current('commercial'),
    branch_id: branch.id,
    ...delivery.columns,
    purchase_order_number: seed.purchaseOrder ?? null,
    comments: seed.comments ?? null,
    payment_method: 'bank_transfer',
    payment_reference: folio.replace(/\D/g, ''),
    subtotal: totals.subtotal,
    shipping_cost: totals.shippingCost,
    iva_rate: totals.ivaRate,
    iva: totals.iva,
    issuing_branch_id: tax.issuingBranchId,
    iva_note: tax.note,
    total: totals.total,
    placed_at: placedAt,
    buyer_name: personName(buyer),
    company_name: company.businessName,
    salesman_id: company.salesmanId,
  });
  if (id === null) return;
  const places = await loadDivisions(tx, { id, branchId: branch.id, placedAt }, seed);
  for (const [at, bought] of rows.entries()) {
    const place = places[at];
    if (place !== undefined) await loadLine(tx, { id, ...place }, bought, prices[at]);
  }
  await loadHistory(tx, { id, status, placedAt, buyerName: personName(buyer) });
  await loadMessages(tx, { id, placedAt, buyer: { id: buyer.id, name: personName(buyer) } }, seed.messages ?? []);
}

async function loadLine(
  tx: Tx,
  order: { id: number } & LinePlace,
  { product, quantity }: Bought,
  price: Price | undefined,
): Promise<void> {
  if (price === undefined) throw new Error(`Demo order ${order.id} has a line without a price`);
  await insertDetail(tx, {
    sale_order_id: order.id,
    product_id: product.product_id,
    branch_id: order.branchId,
    division_id: order.divisionId,
    fulfilment: order.branchId === null ? 'backorder' : 'stock',
    promised_on: order.promisedOn,
    grade: 'Stock',
    name: product.name,
    model: product.model,
    sku: product.sku,
    quantity,
    list_price: price.list,
    unit_price: price.final,
    subtotal: lineTotal({ quantity, unitPrice: price.final }),
    price_steps: JSON.stringify(price.steps),
  });
}

interface Loaded {
  readonly id: number;
  readonly status: OrderStatus;
  readonly placedAt: Date;
  readonly buyerName: string;
}

async function loadHistory(tx: Tx, { id, status, placedAt, buyerName }: Loaded): Promise<void> {
  const placed = {
    status: orderMachine.initial,
    told: { event: 'placed' } as const,
    actorName: buyerName,
    at: placedAt,
  };
  await insertEvent(tx, id, placed);
  for (const [at, each] of wayTo(status).entries()) {
    await insertEvent(tx, id, {
      status: each,
      told: { event: 'status' },
      actorName: 'Gabriela Rangel Díaz',
      reason: each === 'canceled' ? 'El cliente pidió cancelar antes de pagar' : undefined,
      at: new Date(placedAt.getTime() + (at + 1) * stepMs),
    });
  }
}

async function partiesOf(tx: Tx, seed: PastOrderSeed, index: number) {
  const [buyer] = (await service(tx.strapi, 'people.users').ofEmails([seed.buyer])) as readonly Buyer[];
  const branch = (await tx.trx('branches').where({ code: seed.branch }).first('id', 'zip_code')) as
    { id: number; zip_code: string } | undefined;
  const company = buyer === undefined ? null : await service(tx.strapi, 'companies.companies').find(buyer.company_id);
  if (buyer === undefined || branch === undefined || company === null)
    throw new Error(`Demo order ${index + 1} names an unknown buyer, branch or company`);
  return { buyer, branch, company };
}

async function productsOf(tx: Tx, seed: PastOrderSeed): Promise<Bought[]> {
  const skuOf = new Map(products.map(({ model, sku }) => [model, sku]));
  const found = [];
  for (const { model, quantity } of seed.lines) {
    const product = (await tx
      .trx('products')
      .where({ sku: skuOf.get(model) ?? '', locale: 'es' })
      .first('*', 'id as product_id')) as Bought['product'] | undefined;
    if (product === undefined) throw new Error(`A demo order names an unknown model: ${model}`);
    found.push({ product, quantity });
  }
  return found;
}
