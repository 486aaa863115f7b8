import {
  findLiveSession,
  getKnex,
  inTransaction,
  listFamilies,
  now,
  onConflictIgnore,
  type Core,
  type SessionTokens,
} from '@mayorista/kernel';
import type { Context } from 'koa';
import { sessionDevice } from '../../../shared';

/** Keeps from which browser and address a login came, beside its session, and forgets those of sessions that have ended. */
export async function noteDevice(
  strapi: Core.Strapi,
  ctx: Context,
  userId: number,
  tokens: SessionTokens,
): Promise<void> {
  const session = await findLiveSession(strapi, sessionOf(tokens.jwt));
  if (session === null) return;
  const live = (await listFamilies(strapi, userId)).map(({ family }) => family);
  await inTransaction(strapi, async (tx) => {
    await tx.trx(sessionDevice.table).where({ user_id: userId }).whereNotIn('family', live).delete();
    await onConflictIgnore(tx, sessionDevice.table, 'family', {
      user_id: userId,
      family: session.family,
      user_agent: browserOf(ctx).slice(0, 400),
      address: ctx.ip.slice(0, 64),
      seen_at: now(),
    });
  });
}

/** Name of the browser: the store tells for whom it asks, as it does of the address. */
const browserOf = (ctx: Context): string =>
  ctx.get('X-Forwarded-User-Agent') || ctx.get('User-Agent') || 'Navegador desconocido';

/** Reads the session's id from a token that this process has just issued. */
function sessionOf(jwt: string): string {
  const [, payload = ''] = jwt.split('.');
  return (JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as { sessionId?: string }).sessionId ?? '';
}

export interface Device {
  readonly family: string;
  readonly user_agent: string | null;
  readonly address: string | null;
}

/** The devices of a person's logins by the login. */
export async function devicesOf(strapi: Core.Strapi, userId: number): Promise<ReadonlyMap<string, Device>> {
  const rows = (await getKnex(strapi)(sessionDevice.table)
    .where({ user_id: userId })
    .select('family', 'user_agent', 'address')) as Device[];
  return new Map(rows.map((row) => [row.family, row]));
}
