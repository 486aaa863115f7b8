import type { Core } from '@strapi/strapi';
import { forgetPerson } from '../permissions/identity';
import { forgetSessionsOf } from './live-session';
import { panelOrigin, sessionUid, storeOrigin } from './session.types';

/** Ends one login of a store account with all tokens issued since. */
export async function endFamily(strapi: Core.Strapi, userId: number, family: string): Promise<void> {
  await strapi.db
    .query(sessionUid)
    .deleteMany({ where: { userId: String(userId), origin: storeOrigin, deviceId: family } });
  forgetSessionsOf(strapi, userId);
}

/** Ends all sessions of store accounts; in other processes within three seconds. */
export async function endSessionsOf(strapi: Core.Strapi, userIds: readonly number[]): Promise<void> {
  await remove(strapi, storeOrigin, userIds);
  for (const id of userIds) {
    forgetSessionsOf(strapi, id);
    forgetPerson(strapi, id);
  }
}

/** Ends all sessions of panel accounts at once: Strapi reads them at every request. */
export const endPanelSessionsOf = (strapi: Core.Strapi, userIds: readonly number[]): Promise<void> =>
  remove(strapi, panelOrigin, userIds);

async function remove(strapi: Core.Strapi, origin: string, userIds: readonly number[]): Promise<void> {
  if (userIds.length === 0) return;
  await strapi.db.query(sessionUid).deleteMany({ where: { origin, userId: { $in: userIds.map(String) } } });
}
