import { dayOf, getKnex, roundToCents, type Actor, type Core, type Tx } from '@mayorista/kernel';
import type { Grade } from '@mayorista/inventory/contract';
import type { OrderContents } from '../../../order-contents';
import { isWanted } from '../../../order.states';
import type { PaymentPart } from '@mayorista/payments/contract';
import { paymentsOf, type PaymentRow } from '../payments/payment.store';
import { findByLegacyId } from '../orders/find-by-legacy-id';
import { linesAsSeen } from '../orders/order.amounts';
import { detailsOf, eventsOf, type DetailRow, type OrderRow } from '../orders/order.store';
import { tables } from '../uids';
import { cancelAsBuyer } from './cancel-order';

type Stored = OrderRow & {
  readonly delivery_office_id: number | null;
  readonly carrier_id: number | null;
  readonly carrier_collects: boolean | number | null;
  readonly guide_file_id: number | null;
  readonly supply_source: string | null;
  readonly edited_cart_id: number | null;
  readonly discount_authorised_by_id: number | null;
};
type StoredLine = DetailRow & {
  readonly discount_reason: string | null;
  readonly discount_authorised_by: string | null;
};

/** Reads what was bought with an order within the actor's reach, by its id or folio. Throws NotFoundError. */
export async function readContents(
  { strapi, actor, tx }: { readonly strapi: Core.Strapi; readonly actor: Actor; readonly tx?: Tx },
  legacyId: string,
): Promise<OrderContents> {
  const order = (await findByLegacyId(strapi, actor, legacyId, tx)) as Stored;
  const knex = tx?.trx ?? getKnex(strapi);
  // What it cost is said as its reader saw it.
  const details = linesAsSeen(order, await detailsOf(knex, order.id), actor) as readonly StoredLine[];
  const delivered = (await eventsOf(knex, order.id)).find(({ status }) => status === 'delivered');
  return {
    ...toContents(order, details, await paymentsOf(knex, order.id)),
    deliveredOn: delivered === undefined ? null : dayOf(delivered.happened_at),
  };
}

/**
 * Takes an order apart so that its buyer can change it: cancels it and names the cart that holds its products now. The caller has seen that it is
 * the buyer who asks. Throws ValidationError, NotFoundError.
 */
export async function takeApart(tx: Tx, actor: Actor, orderId: number, cartId: number): Promise<void> {
  const reason = 'Su comprador lo regresó al carrito para editarlo';
  await cancelAsBuyer(tx, actor, { orderId, reason });
  await tx.trx(tables.order).where({ id: orderId }).update({ edited_cart_id: cartId });
}

function discountOf(
  { discount_authorised_by_id: authorisedById }: Stored,
  { discount_percent: percent, discount_reason: reason, discount_authorised_by: by }: StoredLine,
): OrderContents['lines'][number]['discount'] {
  if (percent === null || authorisedById === null) return null;
  return { percent: roundToCents(percent), reason: reason ?? '', authorisedBy: by ?? '', authorisedById };
}

/** Which of its lines a piece is of, nobody can tell by its product. */
const longer = (one: number | null | undefined, other: number | null): number | null =>
  one == null || other === null ? (one ?? other) : Math.max(one, other);

/** Pieces of a line that was split among warehouses are one line again; what was canceled or exchanged is left out. */
function toContents(
  order: Stored,
  details: readonly StoredLine[],
  payments: readonly PaymentRow[],
): Omit<OrderContents, 'deliveredOn'> {
  const lines = new Map<string, OrderContents['lines'][number]>();
  for (const line of details) {
    if (!isWanted(line)) continue;
    const grade = (line.grade ?? 'Stock') as Grade;
    const key = `${line.product_id}:${grade}`;
    const known = lines.get(key);
    lines.set(key, {
      productId: line.product_id,
      grade,
      name: line.name,
      quantity: line.quantity + (known?.quantity ?? 0),
      unitPrice: roundToCents(line.unit_price),
      discount: discountOf(order, line),
      warrantyMonths: longer(known?.warrantyMonths, line.warranty_months),
    });
  }
  return {
    id: order.id,
    folio: order.folio,
    status: order.status,
    userId: order.user_id,
    companyId: order.company_id,
    branchId: order.branch_id,
    currency: order.currency as OrderContents['currency'],
    editedCartId: order.edited_cart_id,
    lines: [...lines.values()],
    choices: {
      delivery_type: order.delivery_type as OrderContents['choices']['delivery_type'],
      delivery_branch_id: order.delivery_type === 'branch_pickup' ? order.branch_id : null,
      delivery_office_id: order.delivery_office_id,
      carrier_id: order.carrier_id,
      carrier_collects: Boolean(order.carrier_collects),
      tracking_number: order.tracking_number,
      guide_file_id: order.guide_file_id,
      receiver_name: order.receiver_name,
      receiver_telephone: order.receiver_telephone,
      delivery_address: order.delivery_address,
      supply_source: order.supply_source,
      order_type: order.order_type,
      cfdi_use: order.cfdi_use,
      purchase_order_number: order.purchase_order_number,
      comments: order.comments,
      payment_method: order.payment_method,
      payments: payments.length === 0 ? null : JSON.stringify(toParts(payments)),
    },
  };
}

/** The last part takes the rest, since prices may be others by now. */
const toParts = (payments: readonly PaymentRow[]): PaymentPart[] =>
  payments.map(({ method, amount }, at) => ({
    method,
    amount: at === payments.length - 1 ? 'rest' : roundToCents(amount),
  }));
