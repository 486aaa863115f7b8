import type { Core } from '@strapi/strapi';
import { defaultLocale } from '@mayorista/config';
import { now } from '../clock/clock';
import { emit } from '../outbox/emit';
import { fileUid } from '../resources/file.uids';
import { inTransaction, type Tx } from '../transactions/in-transaction';
import { tables } from '../uids';
import { fileChanged } from './file-changed.event';

interface FileWrite {
  readonly params: { readonly data?: { readonly alternativeText?: string | null } };
  readonly result?: { readonly id: number; readonly url: string } | null;
}

/**
 * Copies the alternative text that staff write in the media library to the file's Spanish one, and emits `file.changed` for every
 * change and removal of a file.
 */
export function followLibrary(strapi: Core.Strapi): void {
  strapi.db.lifecycles.subscribe({
    models: [fileUid],
    afterUpdate: (write: FileWrite) =>
      inTransaction(strapi, async (tx) => {
        const text = write.params.data?.alternativeText;
        if (write.result && text !== undefined) await sayInSpanish(tx, write.result.id, text);
        await tell(tx, write);
      }),
    afterDelete: (write: FileWrite) => inTransaction(strapi, (tx) => tell(tx, write)),
  } as Parameters<typeof strapi.db.lifecycles.subscribe>[0]);
}

async function tell(tx: Tx, { result }: FileWrite): Promise<void> {
  if (result) await emit(tx, fileChanged, { url: result.url });
}

/** Updates the Spanish alternative text of a file, or deletes it when empty. Does nothing for a file without one by locale. */
async function sayInSpanish(tx: Tx, fileId: number, text: string | null): Promise<void> {
  const said = tx.trx(tables.mediaAlt).where({ file_id: fileId, locale_code: defaultLocale });
  if (text === null || text === '') await said.delete();
  else await said.update({ alt: text, updated_at: now() });
}
