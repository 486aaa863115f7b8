import { z } from 'zod';
import {
  amountOutput,
  currencyOutput,
  defineRecord,
  getKnex,
  nowInstant,
  type Actor,
  type Core,
  type FieldError,
  type MoveContext,
} from '@mayorista/kernel';
import type { ColumnsOf, RowOf } from '@mayorista/kernel/shape';
import { decimal, roundToCents } from '@mayorista/kernel/shared';
import type { Knex } from 'knex';
import { paymentReceipt } from '../../../shared/payment-receipt.shape';
import { readsMarkedUp } from '../orders/order.amounts';
import { withinOrders } from '../orders/order.scope';
import { receivePart, returnPart } from './review-receipt';
import { tables } from '../uids';
import type { PaymentRow } from '../payments/payment.store';

export type ReceiptRow = RowOf<typeof paymentReceipt>;
type Columns = ColumnsOf<typeof paymentReceipt>;

const reviews = 'sale-order-payment-receipts.review';

/** Receipts of the orders within reach; how a customer pays is no business of a storeman, who hands the pieces over. */
function receiptsInReach(query: Knex.QueryBuilder, actor: Actor, strapi: Core.Strapi): void {
  const { kind, roles } = actor;
  if (kind === 'person' && roles.includes('storeman') && !roles.includes('salesman'))
    return void query.whereRaw('1 = 0');
  withinOrders(query, 'sale_order_payment_receipts.sale_order_id', actor, strapi);
  // What is paid of an order that is shown with its company's mark-up is no business of who is shown it so.
  if (readsMarkedUp(actor))
    void query.whereNotIn(
      'sale_order_payment_receipts.sale_order_id',
      getKnex(strapi)(tables.order).where({ user_id: actor.id }).whereNotNull('marked_total').select('id'),
    );
}

/** Serves receipts to whoever reads the order they belong to; the house alone reviews them. */
export const paymentReceipts = defineRecord(paymentReceipt, {
  needs: { write: 'sale-order-payment-receipts.write' },
  omits: ['create', 'update', 'remove'],
  scope: receiptsInReach,
  companyOf: ({ company_id: id }) => id,
  computedOutput: {
    owed: z
      .strictObject({ amount: amountOutput, currency: currencyOutput })
      .nullable()
      .meta({ description: 'Lo que su parte del pago debe cubrir, con la comisión' }),
  },
  computed: async (strapi, rows) => {
    const parts = await partsOf(getKnex(strapi), rows);
    return ({ payment_id: id }) => {
      const part = parts.get(id);
      if (part === undefined) return { owed: null };
      return { owed: { amount: roundToCents(decimal(part.amount).plus(part.commission)), currency: part.currency } };
    };
  },
  waits: {
    in_review: {
      label: ['comprobante de pago por revisar', 'comprobantes de pago por revisar'],
      needs: reviews,
      lateAfterHours: 8,
    },
  },
  moves: {
    approve: { needs: reviews, lock: 'sale_order', guard: judgeApproval, effect: approve },
    reject: { needs: reviews, lock: 'sale_order', effect: reject },
  },
});

async function partsOf(knex: Knex, rows: readonly ReceiptRow[]): Promise<ReadonlyMap<number, PaymentRow>> {
  const ids = rows.map(({ payment_id: id }) => id);
  const parts = (await knex(tables.payment).whereIn('id', ids)) as PaymentRow[];
  return new Map(parts.map((part) => [part.id, part]));
}

/** Refuses a receipt of a part that is not owed any more: it was received another way, or its order was canceled. */
export async function judgeApproval({ payment_id: id }: ReceiptRow, knex: Knex): Promise<FieldError[]> {
  const part = (await knex(tables.payment).where({ id }).first('status')) as Pick<PaymentRow, 'status'> | undefined;
  return part?.status === 'in_review' || part?.status === 'pending' ? [] : [{ code: 'part_not_owed' }];
}

const reviewedBy = ({ name }: Actor): Columns => ({ reviewed_by: name, reviewed_at: nowInstant() });

async function approve({ tx, actor, record }: MoveContext<typeof paymentReceipt, 'approve'>): Promise<Columns> {
  await receivePart(tx, { orderId: record.sale_order_id, partId: record.payment_id }, actor);
  return reviewedBy(actor);
}

async function reject({ tx, actor, record, input }: MoveContext<typeof paymentReceipt, 'reject'>): Promise<Columns> {
  await returnPart(tx, { orderId: record.sale_order_id, partId: record.payment_id, receiptId: record.id });
  return { ...reviewedBy(actor), rejection_reason: input.reason };
}
