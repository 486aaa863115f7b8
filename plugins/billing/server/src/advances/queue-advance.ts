import { env } from '@mayorista/config';
import { enqueue, type Tx } from '@mayorista/kernel';
import type { ReceivedMoney } from '@mayorista/payments/contract';
import { issueAdvanceJob } from './issue-advance.job';

/** Has money that was brought to a wallet invoiced as an advance, where the configuration says so. */
export async function queueAdvance(tx: Tx, { ledger, lines }: ReceivedMoney): Promise<void> {
  if (ledger !== 'wallet' || env().invoicing.advances !== 'deposit') return;
  for (const { id } of lines)
    await enqueue(tx, issueAdvanceJob, { movementId: id }, { key: `${issueAdvanceJob.name}:${id}` });
}
