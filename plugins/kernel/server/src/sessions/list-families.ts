import type { Core } from '@strapi/strapi';
import { now } from '../clock/clock';
import { getKnex } from '../transactions/in-transaction';
import { sessionTable, storeOrigin } from './session.types';

/** One login that has not ended, whatever tokens were renewed since. */
export interface Family {
  readonly family: string;
  readonly startedAt: Date;
  /** When its newest tokens were issued: ten minutes after the last use at most. */
  readonly renewedAt: Date;
  readonly isRemembered: boolean;
}

interface Row {
  readonly device_id: string;
  readonly type: string | null;
  readonly started_at: Date | string | number;
  readonly renewed_at: Date | string | number;
}

/** Lists the logins of a store account that have not ended, the last used first. Those of staff who acted as the person are none of them. */
export async function listFamilies(strapi: Core.Strapi, userId: number): Promise<Family[]> {
  const rows = (await getKnex(strapi)(sessionTable)
    .where({ user_id: String(userId), origin: storeOrigin })
    .where('expires_at', '>', now())
    .whereNull('metadata')
    .groupBy('device_id', 'type')
    .min({ started_at: 'created_at' })
    .max({ renewed_at: 'created_at' })
    .select('device_id', 'type')
    .orderBy('renewed_at', 'desc')) as Row[];
  return rows.map(({ device_id: family, type, started_at: started, renewed_at: renewed }) => ({
    family,
    startedAt: new Date(started),
    renewedAt: new Date(renewed),
    isRemembered: type === 'refresh',
  }));
}
