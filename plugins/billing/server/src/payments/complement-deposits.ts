import { dayOf, decimal, reject, roundToCents, service, type Actor, type Tx } from '@mayorista/kernel';
import '@mayorista/payments/contract';
import type { LedgerMovement, LedgerOwner, ReceivedMoney } from '@mayorista/payments/contract';
import '@mayorista/reference/contract';
import type { PaymentInput } from '../../../contract';
import { balances } from '../invoices/invoice.store';
import { stampedInvoices } from '../invoices/stamped-invoices';
import { system } from '../invoices/system';
import { complementPayment } from './complement-payment';
import { depositKey } from './payment-keys';
import { findByKey } from './payment.store';

const debtOfOrder = /^sale-order:(\d+)$/;

/**
 * Issues the complements of a deposit to a credit line, for each order that it pays and that is invoiced; those of the others follow when
 * their invoices are stamped (complement-received). Throws ValidationError with every reason.
 */
export async function complementDeposit(tx: Tx, { ledger, lines, ...owner }: ReceivedMoney): Promise<void> {
  if (ledger !== 'credit') return;
  for (const line of lines) await complementLine(tx, owner, line);
}

/** Issues the complement of one line of a deposit, once; nothing while its order has no invoice on credit. Throws as `complementDeposit`. */
export async function complementLine(
  tx: Tx,
  { currency }: LedgerOwner,
  line: LedgerMovement,
  actor: Actor = system,
): Promise<boolean> {
  const key = depositKey(line.id);
  const orderId = Number(debtOfOrder.exec(line.appliedTo ?? '')?.[1] ?? 0);
  if (orderId === 0 || line.paymentForm === null || (await findByKey(tx.trx, key)) !== undefined) return false;
  const documents = await paidInvoices(tx, orderId, decimal(line.amount).abs().toFixed(2));
  if (documents.length === 0) return false;
  const paidAt = line.receivedAt ?? line.happenedAt;
  const amount = documents.reduce((sum, { paid }) => sum.plus(paid), decimal(0));
  const payment: PaymentInput = {
    key,
    paidAt,
    paymentForm: line.paymentForm,
    currency,
    dollarRate: currency === 'USD' ? await dollarRateOn(tx, paidAt) : null,
    amount: roundToCents(amount),
    operation: line.source.type === 'deposit' ? line.source.id : null,
    documents,
  };
  await complementPayment(tx, payment, actor);
  return true;
}

/** Spreads an amount over the stamped invoices of an order on credit, the oldest first. */
async function paidInvoices(tx: Tx, orderId: number, amount: string): Promise<PaymentInput['documents']> {
  const rows = (await stampedInvoices(tx, orderId)).filter(({ payment_method: method }) => method === 'PPD');
  const open = await balances(tx.trx, rows);
  let left = decimal(amount);
  return rows.flatMap(({ id }) => {
    const balance = decimal(open.get(id) ?? 0);
    const paid = left.lessThan(balance) ? left : balance;
    left = left.minus(paid);
    return paid.isZero() ? [] : [{ invoiceId: id, paid: roundToCents(paid) }];
  });
}

/** Finds what a dollar cost to the tax authority on the day of a payment (Guía de llenado del complemento de pagos: TipoCambioP). */
async function dollarRateOn(tx: Tx, paidAt: string): Promise<string> {
  const found = await service(tx.strapi, 'reference.official-rates').inForceOn(tx.trx, dayOf(paidAt));
  return found?.rate ?? reject('official_rate_missing', 'received_at');
}
