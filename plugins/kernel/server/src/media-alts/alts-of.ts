import type { Core } from '@strapi/strapi';
import { getKnex } from '../transactions/in-transaction';
import { tables } from '../uids';

/** Returns the alternative texts of files in a locale, by file id; files without one are left out. */
export async function findAlternativeTexts(
  strapi: Core.Strapi,
  fileIds: readonly number[],
  locale: string,
): Promise<Map<number, string>> {
  if (fileIds.length === 0) return new Map();
  const rows = (await getKnex(strapi)(tables.mediaAlt)
    .whereIn('file_id', [...fileIds])
    .where({ locale_code: locale })
    .select('file_id', 'alt')) as { file_id: number; alt: string }[];
  return new Map(rows.map(({ file_id, alt }) => [file_id, alt]));
}
