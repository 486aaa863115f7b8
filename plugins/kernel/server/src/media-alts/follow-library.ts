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
  readonly result?: { readonly id?: number };
}

/** What staff write of a picture in the media library is what it is called in Spanish, and the store follows. */
export function followLibrary(strapi: Core.Strapi): void {
  strapi.db.lifecycles.subscribe({
    models: [fileUid],
    async afterUpdate({ params, result }: FileWrite) {
      const id = result?.id;
      if (id === undefined) return;
      await inTransaction(strapi, async (tx) => {
        if (params.data?.alternativeText !== undefined) await sayInSpanish(tx, id, params.data.alternativeText);
        await emit(tx, fileChanged, { id });
      });
    },
  } as Parameters<typeof strapi.db.lifecycles.subscribe>[0]);
}

/** Where the library's text was said by locale too, it is said once. */
async function sayInSpanish(tx: Tx, fileId: number, text: string | null): Promise<void> {
  const said = tx.trx(tables.mediaAlt).where({ file_id: fileId, locale_code: defaultLocale });
  if (text === null || text === '') await said.delete();
  else await said.update({ alt: text, updated_at: now() });
}
