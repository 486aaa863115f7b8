import type { Batch } from './in-batch';
import { asDocument, insertRows } from './rows';

/** Leaves an event in the platform's outbox, in the batch's own transaction; its relay delivers it after the commit. */
export async function emit(batch: Batch, name: string, payload: unknown): Promise<void> {
  await insertRows(batch, 'outbox_events', [
    asDocument(batch, { name, payload: JSON.stringify(payload), occurred_at: batch.at, relayed_at: null }),
  ]);
}
