import { decimal, roundToCents, service, type FieldError, type Tx } from '@mayorista/kernel';
import type { Knex } from 'knex';
import '@mayorista/payments/contract';
import { movementOf } from '../advances/advance.store';
import { leftToCredit } from '../credit-notes/left-to-credit';
import { balances, lockHeads, nextPartiality, type Head, type InvoiceRow } from '../invoices/invoice.store';
import { lockDebts } from './lock-debts';
import { platform } from '../platform';
import { tables } from '../uids';

interface Part {
  readonly id: number;
  readonly invoice_id: number;
  readonly paid: string | number;
}

const partsOf = (knex: Knex, complementId: number): Promise<Part[]> =>
  knex(`${tables.paidDocument} as part`)
    .join(`${tables.payment} as payment`, 'payment.id', 'part.invoice_payment_id')
    .where({ 'payment.complement_id': complementId })
    .orderBy('part.invoice_id')
    .select('part.id', 'part.invoice_id', 'part.paid') as unknown as Promise<Part[]>;

/** Lists why a refused complement or credit note may not be issued again: others took meanwhile what was left of its invoices. */
export async function judgeAgain(knex: Knex, row: InvoiceRow): Promise<FieldError[]> {
  if (row.type === 'E' && row.original_id !== null) {
    const [original] = await headsOf(knex, [row.original_id]);
    const left = await leftToCredit(knex, original, row.live_key);
    return decimal(row.total).lessThanOrEqualTo(left) ? [] : [{ code: 'credit_above_invoice', params: { left } }];
  }
  if (row.type === 'I') return judgeAdvance(knex, row);
  if (row.type !== 'P') return [];
  const parts = await partsOf(knex, row.id);
  const heads = await headsOf(
    knex,
    parts.map(({ invoice_id: id }) => id),
  );
  const left = await balances(knex, heads);
  return parts.flatMap(({ invoice_id: id, paid }): FieldError[] => {
    const head = heads.find((each) => each.id === id);
    const balance = left.get(id) ?? '0.00';
    if (head?.state !== 'stamped') return [{ code: 'not_payable', params: { invoice: head?.number ?? id } }];
    if (decimal(paid).lessThanOrEqualTo(balance)) return [];
    return [{ code: 'paid_above_balance', params: { balance, currency: head.currency } }];
  });
}

/** A rejected advance whose money was used meanwhile is none any more. */
async function judgeAdvance(knex: Knex, { live_key: key, company_id: companyId, currency }: InvoiceRow) {
  const movementId = key === null ? null : movementOf(key);
  if (movementId === null || companyId === null) return [];
  const lots = await service(platform(), 'payments.wallet').lots(knex, { companyId, currency });
  const isUsed = lots.some(({ money, used }) => money.id === movementId && used.length > 0);
  return isUsed ? [{ code: 'advance_spent' }] : [];
}

const headsOf = (knex: Knex, ids: readonly number[]): Promise<Head[]> =>
  knex(tables.invoice).whereIn('id', ids) as unknown as Promise<Head[]>;

/** Writes anew what a refused complement says of the invoices it pays: its number and what is owed before and after, as they are now. */
export async function renumber(tx: Tx, { id, type }: InvoiceRow): Promise<void> {
  if (type !== 'P') return;
  const parts = await partsOf(tx.trx, id);
  const invoiceIds = parts.map(({ invoice_id: invoiceId }) => invoiceId);
  await lockDebts(tx, invoiceIds);
  const heads = await lockHeads(tx, invoiceIds);
  const left = await balances(tx.trx, heads);
  for (const part of parts) {
    const balance = left.get(part.invoice_id) ?? '0.00';
    await tx
      .trx(tables.paidDocument)
      .where({ id: part.id })
      .update({
        partiality: await nextPartiality(tx.trx, part.invoice_id, id),
        previous_balance: balance,
        remaining_balance: roundToCents(decimal(balance).minus(part.paid)),
      });
  }
}
