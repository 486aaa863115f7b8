import { refusalText, inTransaction, moveShaped, ValidationError, type Core, type Tx } from '@mayorista/kernel';
import type { IssuedDocument } from '../../../contract';
import { invoices } from './invoice.record';
import { findByLiveKey, writeInvoice } from './invoice.store';
import { system } from './system';

interface Wanted {
  /** Names what the document is the only live one of: 'order:12'. */
  readonly liveKey: string;
  /** Issues it, or throws ValidationError. */
  readonly issue: (tx: Tx) => Promise<IssuedDocument>;
  /** Writes it as a draft, whatever speaks against it; null where there is nothing to write. Returns its id. */
  readonly draft: (tx: Tx) => Promise<number | null>;
}

/** Issues a document that nobody waits for; what is refused is kept among the rejected ones, where staff find it and put its reasons right. */
export async function issueOrLeave(strapi: Core.Strapi, { liveKey, issue, draft }: Wanted) {
  try {
    return await inTransaction(strapi, issue);
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const failure = error.refusals
      .map((refusal) => refusalText(refusal, 'es'))
      .join('\n')
      .slice(0, 2_000);
    await inTransaction(strapi, async (tx) => {
      if ((await findByLiveKey(tx.trx, liveKey)) !== undefined) return;
      const id = await draft(tx);
      if (id === null) return;
      await moveShaped(invoices, tx, system, { id, input: { state: 'failed' }, expected: null });
      await writeInvoice(tx, id, { failure });
    });
    return { refused: true, failure };
  }
}
