import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { sessionManagerOf } from './session-manager';
import { sessionUid, type LiveSession, type SessionTokens } from './session.types';

interface SessionTerms {
  /** 'Recordarme': the session lasts for the time of the constants, even if unused. */
  readonly isRemembered: boolean;
  /** The staff member who acts as the person, audited beside them. */
  readonly impersonator?: LiveSession['onBehalf'];
  /** The time at which it ends whatever happens. */
  readonly endsAt?: Date;
}

/** Opens a session of a store account and returns its first tokens. */
export const openSession = (strapi: Core.Strapi, userId: number, terms: SessionTerms): Promise<SessionTokens> =>
  issueTokens(strapi, { ...terms, userId, family: randomUUID() });

/** Opens a session as `openSession` does; returns the id that its tokens share too, by which it can be ended. */
export async function openFamily(
  strapi: Core.Strapi,
  userId: number,
  terms: SessionTerms,
): Promise<SessionTokens & { readonly family: string }> {
  const family = randomUUID();
  const { jwt, refreshToken } = await issueTokens(strapi, { ...terms, userId, family });
  return { jwt, refreshToken, family };
}

interface Issued extends SessionTerms {
  readonly userId: number;
  readonly family: string;
  /** The time at which the login that began the family ends in any case; absent for a new one. */
  readonly endsAt?: Date;
}

/** Issues tokens of a family. Tokens that renew others end when the first would have. */
export async function issueTokens(
  strapi: Core.Strapi,
  { userId, family, isRemembered, impersonator, endsAt }: Issued,
): Promise<SessionTokens & { readonly sessionId: string }> {
  const manager = sessionManagerOf(strapi);
  const { token, sessionId } = await manager.generateRefreshToken(String(userId), family, {
    type: isRemembered ? 'refresh' : 'session',
    ...(impersonator ? { metadata: { impersonator } } : {}),
  });
  if (endsAt !== undefined) await endNoLater(strapi, sessionId, endsAt);
  const access = await manager.generateAccessToken(token);
  if ('error' in access) throw new Error(`Strapi refused a token of a session just opened: ${access.error}`);
  return { jwt: access.token, refreshToken: token, sessionId };
}

async function endNoLater(strapi: Core.Strapi, sessionId: string, endsAt: Date): Promise<void> {
  const sessions = strapi.db.query(sessionUid);
  const row = (await sessions.findOne({ where: { sessionId } })) as { expiresAt: Date | string };
  const idleEnd = new Date(row.expiresAt);
  await sessions.update({
    where: { sessionId },
    data: { absoluteExpiresAt: endsAt, expiresAt: idleEnd < endsAt ? idleEnd : endsAt },
  });
}
