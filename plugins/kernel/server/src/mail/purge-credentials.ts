import type { Core } from '@strapi/strapi';
import { runOncePerRelease } from '../start/once-for-the-code';
import { getKnex } from '../transactions/in-transaction';
import { tables } from '../uids';
import { keptParts } from './kept-parts';

/**
 * Removes the text of stored mails that were not declared safe: mails of Strapi itself, which have no key, carry codes that reset
 * passwords. Runs again when a restored database holds such rows. Returns whether it ran.
 */
export const purgeKeptCredentials = (strapi: Core.Strapi): Promise<boolean> =>
  runOncePerRelease(strapi, { key: 'mail-credentials', code: 1, found: () => countUnsafe(strapi) }, () =>
    unsafeMails(strapi).update({ html: null, text: null, subject: keptParts({}).subject }),
  );

const unsafeMails = (strapi: Core.Strapi) =>
  getKnex(strapi)(tables.mail)
    .whereNull('mail_key')
    .where((either) => void either.whereNotNull('html').orWhereNotNull('text'));

async function countUnsafe(strapi: Core.Strapi): Promise<number> {
  const row = await unsafeMails(strapi).count({ count: '*' }).first<{ count: number | string }>();
  return Number(row?.count ?? 0);
}
