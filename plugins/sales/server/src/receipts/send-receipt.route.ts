import { z } from 'zod';
import {
  advisoryLock,
  answerRecord,
  createShaped,
  defineRoute,
  filePlaces,
  inTransaction,
  receivingFiles,
  reject,
  typedId,
  ValidationError,
  type Actor,
  type FieldError,
  type Tx,
} from '@mayorista/kernel';
import type { OrderStatus } from '../../../order.states';
import { findByLegacyId } from '../orders/find-by-legacy-id';
import { hidesCharged } from '../orders/order.amounts';
import { insertEvent, lockOrder } from '../orders/order.store';
import { lockPayments, updatePayment, type PaymentRow } from '../payments/payment.store';
import { paymentReceipts } from './payment-receipt.record';
import { saleOrderPaymentReceiptOutput } from './send-receipt.answer';

const amount = /^\d{1,9}(\.\d{1,2})?$/;

const input = z.strictObject({
  /** The order's id, or its folio. */
  sale_order_legacy_id: z.union([z.string().trim().min(1, 'required').max(40), z.number().int()]),
  /** Which part of the payment; the first one that is still owed unless said. */
  payment_id: typedId.optional(),
  amount: z.string().regex(amount, 'invalid').optional(),
  note: z.string().trim().max(500).optional(),
});

type Input = z.output<typeof input>;

/** POST /sale-order-payment-receipts: sends proof of a payment for review (spec storefront 7, Sale orders). */
export const sendReceipt = defineRoute({
  method: 'POST',
  path: '/sale-order-payment-receipts',
  noun: 'sale-order-payment-receipts',
  action: 'create',
  needs: 'sale-order-payment-receipts.write',
  summary: 'Enviar el comprobante de pago de un pedido',
  status: 201,
  input,
  output: saleOrderPaymentReceiptOutput,
  async handle(request) {
    const { strapi, actor } = request;
    const order = await findByLegacyId(strapi, actor, String(request.input.sale_order_legacy_id));
    if (hidesCharged(order, actor)) reject('receipt_sent_by_company', 'sale_order_legacy_id');
    const { id: orderId } = order;
    const id = await receivingFiles(request.files, filePlaces(paymentReceipts.shape), (files) =>
      inTransaction(strapi, (tx) => writeReceipt(tx, actor, { orderId, input: request.input, files })),
    ).catch(asReceiptError);
    return answerRecord(paymentReceipts, request, id);
  },
});

interface Sent {
  readonly orderId: number;
  readonly input: Input;
  readonly files: Parameters<typeof createShaped>[3]['files'];
}

/** Says why nothing is paid of an order in its state. */
function statusRefusals(status: OrderStatus | undefined): FieldError[] {
  const field = 'sale_order_legacy_id';
  if (status === 'canceled') return [{ code: 'already_canceled', field }];
  return status === 'waiting_approval' ? [{ code: 'order_waits_for_approval', field }] : [];
}

/** Locks in the order of every review: the advisory lock of the order's receipts, the order, its parts. */
async function writeReceipt(tx: Tx, actor: Actor, { orderId, input: given, files = [] }: Sent): Promise<number> {
  await advisoryLock(tx, `sale-order-payment-receipts:sale_order_id:${orderId}`);
  const order = await lockOrder(tx, orderId);
  const part = owedPart(await lockPayments(tx, orderId), given.payment_id);
  const refusals: FieldError[] = [
    ...(files.some(({ field, sizeBytes }) => field === 'receipt' && sizeBytes > 0)
      ? []
      : [{ code: 'required', field: 'receipt' }]),
    ...statusRefusals(order?.status),
    ...(part === undefined ? [{ code: 'nothing_owed', field: 'sale_order_legacy_id' }] : []),
  ];
  if (part === undefined || order === undefined || refusals.length > 0) throw new ValidationError(refusals);
  const id = await createShaped(paymentReceipts, tx, actor, {
    input: { sale_order_id: orderId, amount: given.amount ?? null, note: given.note ?? null },
    files,
    columns: {
      payment_id: part.id,
      company_id: order.company_id,
      method: part.method,
      currency: part.currency,
      sent_by: actor.name,
    },
  });
  if (part.status === 'pending') await updatePayment(tx, part.id, { status: 'in_review' });
  await insertEvent(tx, orderId, { status: order.status, told: { event: 'receipt_sent' }, actorName: actor.name });
  return id;
}

/** The part that a receipt is for: of what is paid outside the house's ledgers, and is still owed. */
const owedPart = (parts: readonly PaymentRow[], id: number | undefined): PaymentRow | undefined => {
  const owed = parts.filter(({ status }) => status === 'pending' || status === 'in_review');
  return id === undefined
    ? (owed.find(({ status }) => status === 'pending') ?? owed[0])
    : owed.find((part) => part.id === id);
};

/** Says first that the receipt was not saved, then why (spec storefront 8). */
function asReceiptError(error: unknown): never {
  if (error instanceof ValidationError)
    throw new ValidationError([{ code: 'receipt_not_saved' }, ...error.refusals], error.extra);
  throw error;
}
