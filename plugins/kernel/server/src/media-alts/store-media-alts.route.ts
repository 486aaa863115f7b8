import { createId } from '@paralleldrive/cuid2';
import { z } from 'zod';
import { largestId, typedNumber } from '../http/input.schema';
import { defaultLocale, locales } from '@mayorista/config';
import { recordAudit } from '../audit/record';
import { now } from '../clock/clock';
import { ForbiddenError, throwIfAny } from '../errors/refusal';
import { mayChangeMedia } from '../files/may-change-media';
import { emit } from '../outbox/emit';
import { defineRoute } from '../routes/route.types';
import { inTransaction, type Tx } from '../transactions/in-transaction';
import { tables } from '../uids';
import { fileChanged } from './file-changed.event';
import { mediaAltOutput } from './store-media-alts.answer';

const alt = z.string().trim().min(1).max(255);
const mediaAlt = z.strictObject({
  file_id: typedNumber(z.number().int().positive().max(largestId)),
  alts: z.partialRecord(z.enum(locales), alt),
});
type MediaAlt = z.output<typeof mediaAlt>;

/**
 * POST /media-alts: stores the alternative texts of files of the media library by locale, in place of the former ones. Locales that
 * are not sent keep theirs.
 */
export const storeMediaAlts = defineRoute({
  method: 'POST',
  path: '/media-alts',
  noun: 'media-alts',
  action: 'store',
  needs: 'media-alts.write',
  summary: 'Guardar textos alternativos de archivos',
  input: z.strictObject({ files: z.array(mediaAlt).min(1).max(100) }),
  output: mediaAltOutput,
  async handle({ strapi, actor, input: { files } }) {
    const ids = files.map(({ file_id }) => file_id);
    if (!(await mayChangeMedia(strapi, actor, ids, 'texts'))) throw new ForbiddenError();
    await inTransaction(strapi, async (tx) => {
      await refuseUnknownFiles(tx, files);
      for (const file of files) {
        await storeAlts(tx, file);
        await recordAudit(tx, actor, {
          modelType: 'media',
          modelId: file.file_id,
          action: 'alts-stored',
          after: file.alts,
        });
      }
    });
    return { data: files, meta: {} };
  },
});

async function refuseUnknownFiles(tx: Tx, files: readonly MediaAlt[]): Promise<void> {
  const rows = (await tx
    .trx('files')
    .whereIn(
      'id',
      files.map(({ file_id }) => file_id),
    )
    .select('id')) as { id: number }[];
  const known = new Set(rows.map(({ id }) => id));
  throwIfAny(
    files.flatMap(({ file_id }, i) => (known.has(file_id) ? [] : [{ code: 'not_found', field: `files.${i}.file_id` }])),
  );
}

async function storeAlts(tx: Tx, { file_id, alts }: MediaAlt): Promise<void> {
  const at = now();
  for (const [locale, text] of Object.entries(alts)) {
    await tx
      .trx(tables.mediaAlt)
      .insert({
        document_id: createId(),
        created_at: at,
        updated_at: at,
        published_at: at,
        file_id,
        locale_code: locale,
        alt: text,
      })
      .onConflict(['file_id', 'locale_code'])
      .merge({ alt: text, updated_at: at });
  }
  // Strapi's own pages and pickers show the file's only text: the Spanish one.
  const spanish = alts[defaultLocale];
  if (spanish !== undefined)
    await tx.trx('files').where({ id: file_id }).update({ alternative_text: spanish, updated_at: at });
  const { url } = (await tx.trx('files').where({ id: file_id }).first('url')) as { url: string };
  await emit(tx, fileChanged, { url });
}
