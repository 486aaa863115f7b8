import { personActor, reject, roundToCents, throwIfAny, type Actor, type Tx } from '@mayorista/kernel';
import { decimal } from '@mayorista/kernel/shared';
import '@mayorista/inventory/contract';
import type { DeliveryAddress } from '@mayorista/companies/contract';
import type { SupplyPlan } from '@mayorista/inventory/contract';
import type { Price, PriceStep } from '@mayorista/pricing/contract';
import { toCompanyPrice, type CompanyPrice } from '@mayorista/pricing/shared';
import type { OrderDelivery, PlaceOrder } from '../../../contract';
import { divisionsOf, insertDivision } from '../divisions/division.store';
import { isMarkedUpOrder, linesAsSeen } from '../orders/order.amounts';
import { lineTotal } from '../orders/order.rules';
import { insertDetail, type DetailRow, type OrderRow } from '../orders/order.store';
import { judgeOrder, type Judged } from '../placing/judge-order';
import { priceOrder } from '../placing/price-order';
import { supplyOrder } from '../placing/supply-order';

interface Waiting {
  readonly order: OrderRow;
  readonly line: DetailRow;
}

interface Replacing extends Waiting {
  /** Who asks for it. */
  readonly actor: Actor;
}

/**
 * Writes another product in place of a line that waits: as many pieces, taken from the shelves of the house now, at today's price for whoever
 * bought, which may not be above what the line costs. Returns the id of its (first) line. Throws ValidationError with every reason.
 */
export async function writeReplacement(tx: Tx, { order, line, actor }: Replacing, productId: number): Promise<number> {
  if (productId === line.product_id) reject('replacement_same', 'product_id');
  const command = await commandOf(tx, { order, line }, productId);
  const { judged, delivery } = await judgeOrder(tx, command);
  const [price] = await priceOrder(tx, command, judged);
  if (price === undefined) throw new Error(`Product ${productId} has no price`);
  const charged = chargedAs(line, price);
  if (decimal(charged.unitPrice).greaterThan(line.unit_price)) {
    const [seen = line] = linesAsSeen(order, [line], actor);
    throwIfAny([{ code: 'replacement_dearer', field: 'product_id', params: { price: roundToCents(seen.unit_price) } }]);
  }
  const [plan] = await supplyOrder(tx, command, { ...delivery, supply: 'warehouses' });
  if (plan === undefined) throw new Error(`Product ${productId} has no plan of supply`);
  return writeParts(tx, { order, plan, price, charged, judged }, productId);
}

/**
 * What a piece in place of a line is charged: the company's own price; at the mark-up where the line was charged with it, as orders once
 * were.
 */
function chargedAs({ price_steps: steps }: DetailRow, price: Price): CompanyPrice {
  const wasCharged = (JSON.parse(steps ?? '[]') as readonly PriceStep[]).some(
    ({ rule }) => rule === 'secondary_markup',
  );
  return wasCharged ? { unitPrice: price.final, steps: price.steps } : toCompanyPrice(price);
}

/** The order that the replacement would be by itself: who buys, where it goes. Nothing is paid for it alone. */
async function commandOf(tx: Tx, { order, line }: Waiting, productId: number): Promise<PlaceOrder> {
  const actor = (await personActor(tx.strapi, order.user_id)) ?? reject('buyer_gone');
  return {
    source: { type: 'sale-order-backorder', id: String(line.id) },
    actor,
    currency: order.currency as PlaceOrder['currency'],
    lines: [{ productId, quantity: line.quantity }],
    delivery: deliveryOf(order),
    payments: [],
  };
}

/** As it was chosen; a carrier's counter counts as a place of its own, whose goods ship from the branch that serves the buyer. */
const deliveryOf = (order: OrderRow): OrderDelivery => {
  if (order.delivery_type === 'branch_pickup') return { method: 'branch_pickup', branchId: order.branch_id ?? 0 };
  const known = order.delivery_address === null ? null : (JSON.parse(order.delivery_address) as DeliveryAddress);
  return { method: 'home_delivery', address: known ?? nowhere };
};

const nowhere: DeliveryAddress = {
  id: null,
  alias: null,
  receiversName: '',
  telephone: '',
  street: '',
  exteriorNumber: '',
  interiorNumber: null,
  colony: '',
  municipality: null,
  state: '',
  zipCode: '',
  reference: null,
};

interface Decided {
  readonly order: OrderRow;
  readonly plan: SupplyPlan;
  readonly price: Price;
  readonly charged: CompanyPrice;
  readonly judged: Judged;
}

/** One line a warehouse, each with what ships from there already. */
async function writeParts(
  tx: Tx,
  { order, plan, price, charged, judged }: Decided,
  productId: number,
): Promise<number> {
  const product = judged.products.get(productId);
  if (product === undefined) throw new Error(`Product ${productId} is lost`);
  const ids: number[] = [];
  for (const { branchId, quantity, promisedOn } of plan.parts)
    ids.push(
      await insertDetail(tx, {
        sale_order_id: order.id,
        division_id: await divisionAt(tx, order.id, { branchId, promisedOn }),
        product_id: productId,
        branch_id: branchId,
        grade: 'Stock',
        fulfilment: 'stock',
        promised_on: promisedOn,
        name: product.name_es,
        model: product.model,
        sku: product.sku,
        image_url: product.image_url,
        quantity,
        list_price: price.list,
        unit_price: charged.unitPrice,
        marked_unit_price: isMarkedUpOrder(order) ? price.final : null,
        subtotal: lineTotal({ quantity, unitPrice: charged.unitPrice }),
        price_steps: JSON.stringify(charged.steps),
      }),
    );
  const [first] = ids;
  if (first === undefined) throw new Error('A replacement without pieces');
  return first;
}

/** The division of what ships from a warehouse; a new one, last, where nothing does yet. */
async function divisionAt(
  tx: Tx,
  orderId: number,
  { branchId, promisedOn }: Pick<SupplyPlan['parts'][number], 'branchId' | 'promisedOn'>,
): Promise<number> {
  const divisions = await divisionsOf(tx.trx, orderId);
  const known = divisions.find((each) => each.branch_id === branchId);
  if (known !== undefined) return known.id;
  const number = Math.max(0, ...divisions.map((each) => each.number)) + 1;
  const days = { promisedOn, deliveryFrom: null, deliveryTo: null };
  return insertDivision(tx, orderId, { number, branchId, isBackorder: false, ...days });
}
