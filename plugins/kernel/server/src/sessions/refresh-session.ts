import type { Core } from '@strapi/strapi';
import { SESSION_LIFETIMES } from '@mayorista/config';
import jwt from 'jsonwebtoken';
import { personActor } from '../permissions/identity';
import { endFamily } from './end-sessions';
import { findLiveSession } from './live-session';
import { issueTokens } from './open-session';
import { sessionManagerOf } from './session-manager';
import { sessionUid, storeOrigin, type SessionTokens } from './session.types';

interface SessionRow {
  readonly sessionId: string;
  readonly userId: string;
  readonly deviceId: string;
  /** The session of the tokens that replaced these; null while none have. */
  readonly childId: string | null;
  readonly absoluteExpiresAt: Date | string;
}

const dayMs = 86_400_000;

/**
 * Returns new tokens for a refresh token, or null when it is not valid. The old token works until its successor has been renewed in
 * turn, because a response may be lost. After that it must be a copy that somebody made, and using it ends the session for everybody
 * (RFC 9700, 4.14.2).
 */
export async function refreshSession(strapi: Core.Strapi, refreshToken: string): Promise<SessionTokens | null> {
  const { isValid, sessionId } = await sessionManagerOf(strapi).validateRefreshToken(refreshToken);
  if (!isValid || sessionId === undefined) {
    await endCopied(strapi, refreshToken);
    return null;
  }
  const row = await findRow(strapi, sessionId);
  const session = await findLiveSession(strapi, sessionId);
  if (row === null || session === null || (await personActor(strapi, session.userId)) === null) return null;
  const issued = await issueTokens(strapi, {
    userId: session.userId,
    family: row.deviceId,
    isRemembered: session.isRemembered,
    impersonator: session.onBehalf,
    endsAt: new Date(row.absoluteExpiresAt),
  });
  if (!(await retireOthers(strapi, row, issued.sessionId))) {
    // The session was ended meanwhile.
    await endFamily(strapi, session.userId, row.deviceId);
    return null;
  }
  return { jwt: issued.jwt, refreshToken: issued.refreshToken };
}

/**
 * Shortens the life of the family's other tokens to the grace period, because using `current` shows that its owner has it. Returns
 * false when `current` is gone.
 */
async function retireOthers(strapi: Core.Strapi, current: SessionRow, newest: string): Promise<boolean> {
  const sessions = strapi.db.query(sessionUid);
  const family = { userId: current.userId, deviceId: current.deviceId, origin: storeOrigin };
  const renewed: unknown = await sessions.update({
    where: { sessionId: current.sessionId },
    data: { childId: newest },
  });
  if (renewed === null) return false;
  const soon = new Date(Date.now() + SESSION_LIFETIMES.graceSeconds * 1_000);
  await sessions.updateMany({
    where: { ...family, sessionId: { $notIn: [current.sessionId, newest] }, expiresAt: { $gt: soon } },
    data: { expiresAt: soon, childId: current.sessionId },
  });
  await sessions.deleteMany({ where: { ...family, expiresAt: { $lt: new Date(Date.now() - dayMs) } } });
  return true;
}

/** Ends the session of a token that was replaced before: only a copy of it can still be in use. */
async function endCopied(strapi: Core.Strapi, refreshToken: string): Promise<void> {
  const claims = verifiedClaims(strapi, refreshToken);
  const row = claims === null ? null : await findRow(strapi, claims.sessionId);
  if (row === null || row.childId === null) return;
  strapi.log.warn(`Sesión terminada: se usó una copia de una credencial ya renovada (persona ${row.userId})`);
  await endFamily(strapi, Number(row.userId), row.deviceId);
}

function verifiedClaims(strapi: Core.Strapi, token: string): { readonly sessionId: string } | null {
  try {
    const secret = strapi.config.get<string>('plugin::users-permissions.jwtSecret');
    return jwt.verify(token, secret, { algorithms: ['HS256'] }) as { sessionId: string };
  } catch {
    // A foreign or expired token is expected (401), but the library reports it by throwing.
    return null;
  }
}

const findRow = async (strapi: Core.Strapi, sessionId: string): Promise<SessionRow | null> =>
  (await strapi.db.query(sessionUid).findOne({ where: { sessionId, origin: storeOrigin } })) as SessionRow | null;
