import { createHash } from 'node:crypto';
import {
  answerRecord,
  defineRoute,
  inTransaction,
  instant,
  reject,
  roundToCents,
  decimal,
  service,
} from '@mayorista/kernel';
import type { InputOf } from '@mayorista/kernel/shape';
import type { invoicePayment } from '../../../shared/invoice-payment.shape';
import { isOfPlatform } from './payment-keys';
import { invoicePayments } from './invoice-payment.record';
import { invoicePaymentOutput } from './record-payment.answer';

type Input = InputOf<typeof invoicePayment>;

/** Builds the key of a payment that was given none. What would not fit is told apart by its hash. */
function callKey(paidAt: string, { amount, operation = null, documents = [] }: Input): string {
  const key = `call:${[paidAt, amount, operation, documents.map((part) => part.invoice_id)].join(':')}`;
  return key.length <= 120 ? key : `call:${createHash('sha256').update(key).digest('hex')}`;
}

/** POST /invoice-payments: records what a company paid of its invoices on credit, and issues the complement. */
export const recordPayment = defineRoute({
  method: 'POST',
  path: '/invoice-payments',
  noun: 'invoice-payments',
  action: 'create',
  needs: 'invoice-payments.write',
  summary: 'Registrar un pago de facturas a crédito',
  status: 201,
  input: invoicePayments.schemas.create,
  output: invoicePaymentOutput,
  async handle(request) {
    const { strapi, actor } = request;
    // The output of the shape's own schema.
    const input = request.input as unknown as Input;
    const { operation = null, key, documents = [] } = input;
    if (key != null && isOfPlatform(key)) reject('key_of_platform', 'key');
    const paidAt = instant(input.paid_at);
    const recorded = await inTransaction(strapi, (tx) =>
      service(strapi, 'billing.invoices').complementPayment(
        tx,
        {
          // Without a key two equal calls are one payment.
          key: key ?? callKey(paidAt, input),
          paidAt,
          paymentForm: input.payment_form,
          currency: input.currency,
          dollarRate: input.dollar_rate == null ? null : decimal(input.dollar_rate).toString(),
          amount: roundToCents(input.amount),
          operation,
          documents: documents.map(({ invoice_id: invoiceId, paid }) => ({ invoiceId, paid: roundToCents(paid) })),
        },
        actor,
      ),
    );
    return answerRecord(invoicePayments, request, recorded.id);
  },
});
