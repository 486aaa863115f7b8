import type { Core } from '@strapi/strapi';
import { uids } from '../uids';

/** Strapi gives a new installation these two, one of which may do everything. */
const given = ['Read Only', 'Full Access'];

/**
 * Takes away the API tokens that nobody asked for. One that somebody has used stays: something depends on it.
 * (design 8: no door that nobody watches.)
 */
export async function removeGivenTokens(strapi: Core.Strapi): Promise<void> {
  await strapi.db.query(uids.apiToken).deleteMany({
    where: { name: { $in: given }, description: { $startsWith: 'A default API token' }, lastUsedAt: { $null: true } },
  });
}
