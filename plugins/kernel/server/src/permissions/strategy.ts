import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { errors } from '@strapi/utils';
import { isAllowed, type Actor } from './actor';
import { codeOfAction } from './actions';
import { anonymousActor, personActor } from './identity';

interface TokenPayload {
  readonly id?: number;
  /** When it ends, in seconds since 1970. */
  readonly exp?: number;
  /** Staff behind an impersonation token. */
  readonly actor?: { readonly id: number; readonly name: string };
}
interface Credentials {
  readonly actor: Actor;
}
interface AuthState {
  readonly credentials: Credentials;
}
type Authenticated = { authenticated: boolean; credentials?: Credentials; error?: string };

const invalid = 'La sesión ha expirado. Inicia sesión nuevamente';

/**
 * The authentication of the house's REST routes: a users-permissions JWT becomes an Actor with the union of all the
 * person's roles (users-permissions alone knows one role a user). Anything that is no JWT goes on to API tokens.
 */
export const houseStrategy = (strapi: Core.Strapi) => ({
  name: 'house',
  async authenticate(ctx: Context): Promise<Authenticated> {
    const token = bearer(ctx);
    if (token === null) return remember(ctx, anonymousActor());
    if (token.split('.').length !== 3) return { authenticated: false };
    const payload = await readToken(strapi, token);
    if (typeof payload?.id !== 'number') return { authenticated: false, error: invalid };
    const actor = await personActor(strapi, payload.id);
    if (actor === null) return { authenticated: false, error: invalid };
    return remember(ctx, payload.actor === undefined ? actor : { ...actor, onBehalf: payload.actor });
  },
  verify(auth: AuthState, config: { scope?: string | string[] }): void {
    const { actor } = auth.credentials;
    const allowed = [config.scope ?? []].flat().every((action) => isAllowed(actor, codeOfAction(action) ?? action));
    if (allowed) return;
    throw actor.kind === 'public' ? new errors.UnauthorizedError() : new errors.ForbiddenError();
  },
});

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

/** Read tokens are known for so long, and no longer than they are valid: checking a signature takes longer than many answers. */
const knownMs = 60_000;
const mostKnown = 5_000;

interface Known {
  readonly payload: TokenPayload;
  readonly until: number;
}
const knownTokens = new WeakMap<Core.Strapi, Map<string, Known>>();

/** What a token says; whose it is, and whether they are blocked, is looked up elsewhere each time. */
async function readToken(strapi: Core.Strapi, token: string): Promise<TokenPayload | null> {
  const tokens = knownTokens.get(strapi) ?? new Map<string, Known>();
  knownTokens.set(strapi, tokens);
  const known = tokens.get(token);
  if (known !== undefined && known.until > Date.now()) return known.payload;
  const payload = await verifiedToken(strapi, token);
  tokens.delete(token);
  if (payload === null) return null;
  if (tokens.size >= mostKnown) tokens.clear();
  tokens.set(token, { payload, until: Math.min(Date.now() + knownMs, (payload.exp ?? Infinity) * 1_000) });
  return payload;
}

async function verifiedToken(strapi: Core.Strapi, token: string): Promise<TokenPayload | null> {
  try {
    return (await strapi.plugin('users-permissions').service('jwt').verify(token)) as TokenPayload;
  } catch {
    // An invalid or expired token is an answer (401), not a defect: the library has no other way to say so.
    return null;
  }
}
