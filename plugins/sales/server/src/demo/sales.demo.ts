import { pastOrders, products, type PastOrderSeed } from '@mayorista/database/seeds';
import { inTransaction, now, service, type Deps, type Tx } from '@mayorista/kernel';
import '@mayorista/companies/contract';
import '@mayorista/catalogue/contract';
import '@mayorista/pricing/contract';
import type { CardRow } from '@mayorista/catalogue/contract';
import { orderMachine, type OrderStatus } from '../orders/order.machine';
import { ivaRateOf, lineTotal, totalsOf } from '../orders/order.rules';
import { insertDetail, insertEvent, insertOrder } from '../orders/order.store';
import { tables } from '../uids';

const dayMs = 86_400_000;
const statuses: Readonly<Record<PastOrderSeed['status'], OrderStatus>> = { placed: 'pending_payment', paid: 'paid', packed: 'ready', delivered: 'delivered', canceled: 'canceled' };

/** Orders of the demo world's past weeks: history only, they take no stock of today. */
export const salesDemo = ({ strapi }: Deps) => ({
  async load(): Promise<void> {
    const oldestFirst = [...pastOrders].sort((a, b) => b.days_ago - a.days_ago);
    await inTransaction(strapi, async (tx) => {
      if ((await tx.trx(tables.order).first('id')) !== undefined) return;
      for (const [index, seed] of oldestFirst.entries()) await loadOrder(tx, seed, index);
    });
  },
});

interface Buyer {
  readonly id: number;
  readonly username: string;
  readonly company_id: number;
}

async function loadOrder(tx: Tx, seed: PastOrderSeed, index: number): Promise<void> {
  const buyer = (await tx.trx('up_users').where({ email: seed.buyer }).first('id', 'username', 'company_id')) as Buyer | undefined;
  const branch = (await tx.trx('branches').where({ code: seed.branch }).first('id', 'zip_code')) as { id: number; zip_code: string } | undefined;
  const company = buyer === undefined ? null : await service(tx.strapi, 'companies.companies').findIn(tx, buyer.company_id);
  if (buyer === undefined || branch === undefined || company === null) throw new Error(`Demo order ${index + 1} names an unknown buyer, branch or company`);
  const rows = await productsOf(tx, seed);
  const prices = await service(tx.strapi, 'pricing.prices').forBuyerIn(
    tx,
    { kind: 'distributor', priceLevel: company.priceLevel, markup: null, currency: seed.currency },
    rows.map(({ product, quantity }) => ({ product, quantity })),
  );
  const lines = rows.map(({ quantity }, at) => ({ quantity, unitPrice: prices[at]?.final ?? '0.00' }));
  const totals = totalsOf(lines, seed.currency, ivaRateOf(branch.zip_code));
  const placedAt = new Date(now().getTime() - seed.days_ago * dayMs);
  const status = statuses[seed.status];
  const folio = `P-${placedAt.getUTCFullYear()}-${String(index + 1).padStart(6, '0')}`;
  const id = await insertOrder(tx, {
    folio, source_type: 'demo', source_id: String(index + 1), user_id: buyer.id, company_id: company.id, status, currency: seed.currency,
    exchange_rate: '18.42', branch_id: branch.id, delivery_type: 'branch_pickup', payment_method: 'bank_transfer', payment_reference: folio.replace(/\D/g, ''),
    subtotal: totals.subtotal, shipping_cost: totals.shippingCost, iva_rate: totals.ivaRate, iva: totals.iva, total: totals.total,
    placed_at: placedAt, buyer_name: buyer.username, company_name: company.businessName, salesman_id: company.salesmanId,
  });
  if (id === null) return;
  for (const [at, { product, quantity }] of rows.entries()) {
    const price = prices[at];
    await insertDetail(tx, {
      sale_order_id: id, product_id: product.product_id, branch_id: branch.id, grade: 'Stock', name: product.name, model: product.model, sku: product.sku, quantity,
      list_price: price?.list, unit_price: price?.final, subtotal: lineTotal({ quantity, unitPrice: price?.final ?? '0' }), price_steps: JSON.stringify(price?.steps ?? []),
    });
  }
  await insertEvent(tx, id, orderMachine.initial, 'Pedido realizado', buyer.username, placedAt);
  if (status !== orderMachine.initial) await insertEvent(tx, id, status, orderMachine.labels[status], 'Gabriela Rangel Díaz', new Date(placedAt.getTime() + dayMs));
}

async function productsOf(tx: Tx, seed: PastOrderSeed): Promise<{ product: CardRow & { product_id: number; name: string }; quantity: number }[]> {
  const skuOf = new Map(products.map(({ model, sku }) => [model, sku]));
  const found = [];
  for (const { model, quantity } of seed.lines) {
    const product = (await tx.trx('products').where({ sku: skuOf.get(model) ?? '', locale: 'es' }).first('*', 'id as product_id')) as (CardRow & { product_id: number; name: string }) | undefined;
    if (product === undefined) throw new Error(`A demo order names an unknown model: ${model}`);
    found.push({ product, quantity });
  }
  return found;
}
