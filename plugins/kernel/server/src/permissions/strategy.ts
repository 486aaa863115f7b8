import { LRUCache } from 'lru-cache';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { errors } from '@strapi/utils';
import { mayActAs } from './acting-rules';
import { isAllowed, type Actor } from './actor';
import { codeOfAction } from './actions';
import { findLiveSession } from '../sessions/live-session';
import { sessionManagerOf, type AccessClaims } from '../sessions/session-manager';
import type { LiveSession } from '../sessions/session.types';
import { anonymousActor, personActor } from './identity';

interface Credentials {
  readonly actor: Actor;
}
interface AuthState {
  readonly credentials: Credentials;
}
type Authenticated = { authenticated: boolean; credentials?: Credentials; error?: string };

const invalid = 'La sesión ha expirado. Inicia sesión nuevamente';

/**
 * Authenticates the REST routes: an access token of a session that has not ended becomes an Actor with the union of all the person's
 * roles (users-permissions alone knows one role per user). Tokens that are no JWT are left to the strategy of API tokens.
 */
export const houseStrategy = (strapi: Core.Strapi) => ({
  name: 'house',
  async authenticate(ctx: Context): Promise<Authenticated> {
    const token = bearer(ctx);
    if (token === null) return remember(ctx, anonymousActor());
    if (token.split('.').length !== 3) return { authenticated: false };
    const session = await findSession(strapi, token);
    const actor = session === null ? null : await personActor(strapi, session.userId);
    if (session === null || actor === null || !(await mayActFor(strapi, session)))
      return { authenticated: false, error: invalid };
    ctx.state.storeSession = session;
    return remember(ctx, session.onBehalf === null ? actor : { ...actor, onBehalf: session.onBehalf });
  },
  verify(auth: AuthState, config: { scope?: string | string[] }): void {
    const { actor } = auth.credentials;
    const allowed = [config.scope ?? []].flat().every((action) => isAllowed(actor, codeOfAction(action) ?? action));
    if (allowed) return;
    throw actor.kind === 'public' ? new errors.UnauthorizedError() : new errors.ForbiddenError();
  },
});

/**
 * Tells whether staff who act as somebody may still do so: their own block, another role, or another who attends the person's company ends
 * it within seconds too.
 */
async function mayActFor(strapi: Core.Strapi, { onBehalf, userId }: LiveSession): Promise<boolean> {
  if (onBehalf === null) return true;
  const staff = await personActor(strapi, onBehalf.id);
  return staff !== null && isAllowed(staff, 'user-impersonations.create') && mayActAs(strapi, staff, userId);
}

function remember(ctx: Context, actor: Actor): Authenticated {
  ctx.state.actor = actor;
  if (actor.id !== null) ctx.state.user = { id: actor.id };
  return { authenticated: true, credentials: { actor } };
}

function bearer(ctx: Context): string | null {
  const header = ctx.request.header.authorization;
  if (typeof header !== 'string') return null;
  const [scheme, token] = header.split(/\s+/);
  return scheme?.toLowerCase() === 'bearer' && token !== undefined && token !== '' ? token : null;
}

/** The milliseconds a verified token stays cached, at most until it expires: verifying a signature takes longer than many responses. */
const knownMs = 60_000;
const mostKnown = 5_000;

const knownTokens = new WeakMap<Core.Strapi, LRUCache<string, AccessClaims>>();

/** Returns the session that a token was issued for; null when the token is not ours or the session has ended. */
async function findSession(strapi: Core.Strapi, token: string): Promise<LiveSession | null> {
  const claims = readToken(strapi, token);
  if (claims === null) return null;
  const session = await findLiveSession(strapi, claims.sessionId);
  return session !== null && session.userId === Number(claims.userId) ? session : null;
}

/** Returns the claims of a valid access token, else null. The caller must check that its session is live and its owner not blocked. */
function readToken(strapi: Core.Strapi, token: string): AccessClaims | null {
  const tokens = knownTokens.get(strapi) ?? new LRUCache<string, AccessClaims>({ max: mostKnown, ttl: knownMs });
  knownTokens.set(strapi, tokens);
  const known = tokens.get(token);
  if (known !== undefined) return known;
  const { payload: claims } = sessionManagerOf(strapi).validateAccessToken(token);
  if (claims === null) return null;
  const leftMs = (claims.exp ?? Infinity) * 1_000 - Date.now();
  if (leftMs > 0) tokens.set(token, claims, { ttl: Math.min(knownMs, leftMs) });
  return claims;
}
