import { getKnex, runOncePerRelease, type Core } from '@mayorista/kernel';
import { tables } from '../uids';

/** Takes away codes that reset passwords without an end, which Strapi stored beside the accounts for whoever could read them. */
export const purgeStoredCodes = (strapi: Core.Strapi): Promise<boolean> =>
  runOncePerRelease(strapi, { key: 'stored-password-codes', code: 1, found: () => countCodes(strapi) }, () =>
    withCode(strapi).update({ reset_password_token: null }),
  );

const withCode = (strapi: Core.Strapi) => getKnex(strapi)(tables.user).whereNotNull('reset_password_token');

async function countCodes(strapi: Core.Strapi): Promise<number> {
  const row = await withCode(strapi).count({ count: '*' }).first<{ count: number | string }>();
  return Number(row?.count ?? 0);
}
