import {
  advisoryLock,
  createShaped,
  decimal,
  moveShaped,
  now,
  reject,
  roundToCents,
  service,
  throwIfAny,
  type Actor,
  type FieldError,
  type Tx,
} from '@mayorista/kernel';
import '@mayorista/reference/contract';
import type { PaymentInput, RecordedPayment } from '../../../contract';
import { invoices } from '../invoices/invoice.record';
import { balances, lockHeads, nextPartiality, type Head, type InvoiceColumns } from '../invoices/invoice.store';
import { companyReceiver, publicReceiver, receiverOf, useOf } from '../invoices/receiver';
import { invoicePayments } from './invoice-payment.record';
import { judgePayment } from './judge-payment';
import { lockDebts } from './lock-debts';
import { findByKey, isSamePayment } from './payment.store';

/**
 * Records money received for invoices on credit and issues its complement (Pagos 2.0). The same key records once, and is refused for another payment. Throws ValidationError with
 * every reason.
 */
export async function complementPayment(tx: Tx, payment: PaymentInput, actor: Actor): Promise<RecordedPayment> {
  await advisoryLock(tx, `billing:payment:${payment.key}`);
  const known = await findByKey(tx.trx, payment.key);
  if (known !== undefined) {
    if (!(await isSamePayment(tx.trx, known.id, payment))) reject('key_of_another_document', 'key');
    return { id: known.id, invoiceId: known.complement_id, isNew: false };
  }
  const invoiceIds = payment.documents.map(({ invoiceId }) => invoiceId);
  await lockDebts(tx, invoiceIds);
  const heads = await lockHeads(tx, invoiceIds);
  const left = await balances(tx.trx, heads);
  const payables = payment.documents.map(({ invoiceId }) => ({
    head: heads.find(({ id }) => id === invoiceId),
    balance: left.get(invoiceId) ?? '0.00',
  }));
  throwIfAny([...judgePayment(payment, payables, now()), ...(await judgeForm(tx, payment))]);
  const [first] = heads;
  const companyId = first?.company_id ?? null;
  const invoiceId = await draftComplement(tx, actor, { payment, head: first, companyId });
  const documents = [];
  for (const { invoiceId: id, paid } of payment.documents)
    documents.push({
      invoice_id: id,
      paid: roundToCents(paid),
      partiality: await nextPartiality(tx.trx, id),
      previous_balance: left.get(id) ?? '0.00',
      remaining_balance: roundToCents(decimal(left.get(id) ?? 0).minus(paid)),
    });
  const { paidAt, paymentForm, currency, dollarRate, amount, operation, key } = payment;
  const id = await createShaped(invoicePayments, tx, actor, {
    input: { documents },
    columns: {
      ...{ paid_at: paidAt, payment_form: paymentForm, currency, dollar_rate: dollarRate, amount, operation, key },
      company_id: companyId,
      complement_id: invoiceId,
    },
  });
  await moveShaped(invoices, tx, actor, { id: invoiceId, input: { state: 'validated' }, expected: null });
  return { id, invoiceId, isNew: true };
}

/** Refuses a form that the tax authority's catalogue does not have. */
async function judgeForm(tx: Tx, { paymentForm }: PaymentInput): Promise<FieldError[]> {
  const unknown = await service(tx.strapi, 'reference.tax').unknown(tx.trx, 'payment-forms', [paymentForm]);
  return unknown.map(() => ({ code: 'not_an_option', field: 'payment_form' }));
}

/** A payment's receiver is that of the invoice that it pays (Pagos 2.0): the public in general, or its company by its fiscal data of now. */
async function receiverOfPaid(tx: Tx, head: Head | undefined): Promise<InvoiceColumns> {
  if (head === undefined) return {};
  if (receiverOf(head) === 'public') return publicReceiver(head.issue_zip_code);
  return head.company_id === null ? {} : companyReceiver(tx.strapi, tx.trx, head.company_id);
}

interface Complement {
  readonly payment: PaymentInput;
  readonly head: Head | undefined;
  readonly companyId: number | null;
}

/** Drafts the document that tells the tax authority of a payment. Its total is what was paid; it bills nothing itself. */
async function draftComplement(tx: Tx, actor: Actor, { payment, head, companyId }: Complement): Promise<number> {
  const receiver = await receiverOfPaid(tx, head);
  const columns: InvoiceColumns = {
    ...receiver,
    cfdi_use: useOf('P', receiver.cfdi_use ?? null),
    type: 'P',
    issue_zip_code: head?.issue_zip_code ?? null,
    company_id: companyId,
    sale_order_id: payment.documents.length === 1 ? (head?.sale_order_id ?? null) : null,
    currency: payment.currency,
    exchange_rate: payment.dollarRate,
    payment_form: payment.paymentForm,
    total: roundToCents(payment.amount),
    subtotal: '0.00',
  };
  return createShaped(invoices, tx, actor, { input: {}, columns });
}
