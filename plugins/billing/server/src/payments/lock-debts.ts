import { service, type Tx } from '@mayorista/kernel';
import '@mayorista/payments/contract';
import type { LedgerOwner } from '@mayorista/payments/contract';
import { tables } from '../uids';

interface Debtor {
  readonly company_id: number;
  readonly currency: LedgerOwner['currency'];
}

/**
 * Locks the credit lines of invoices on credit, before the invoices themselves are locked: a deposit locks its line and then the invoices that
 * it pays.
 */
export async function lockDebts(tx: Tx, invoiceIds: readonly number[]): Promise<void> {
  const debtors = (await tx
    .trx(tables.invoice)
    .whereIn('id', [...invoiceIds])
    .where({ payment_method: 'PPD' })
    .whereNotNull('company_id')
    .distinct('company_id', 'currency')
    .orderBy(['company_id', 'currency'])) as Debtor[];
  for (const { company_id: companyId, currency } of debtors)
    await service(tx.strapi, 'payments.credit').lock(tx, { companyId, currency });
}
