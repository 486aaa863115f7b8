import {
  findLiveFamily,
  personActor,
  type Actor,
  type Core,
  type LiveSession,
  type RouteRequest,
} from '@mayorista/kernel';
import type { SearchBearer } from '../../../contract';
import { audienceOf } from './audience-of';
import type { VerifiedToken } from './search-tokens';
import { audienceUid } from './audiences';

/** Returns to whom a search token is given; null for who is told no more than a visitor, whose token is nobody's. */
export function bearerOf({ actor, ctx }: Pick<RouteRequest<unknown, unknown>, 'actor' | 'ctx'>): SearchBearer | null {
  const { id, kind } = actor;
  if (id === null || kind === 'public' || kind === 'system') return null;
  const { family } = (ctx.state.storeSession ?? { family: null }) as Pick<LiveSession, 'family'> | { family: null };
  return { kind, id, family };
}

/**
 * Tells whether the bearer of a genuine token is still who it was made for: their session goes on, nobody blocked them, and they are
 * to prices and stock what the token says. What is read may be three seconds old.
 */
export async function isStillHeld(strapi: Core.Strapi, { audience, claims }: VerifiedToken): Promise<boolean> {
  if (audience.kind === 'anonymous') return true;
  const { bearer } = claims;
  if (bearer === undefined) return false;
  if (bearer.kind === 'staff') return isActiveStaff(strapi, bearer.id);
  if (bearer.kind === 'token') return isLivingApiToken(strapi, bearer.id);
  const actor = await livePerson(strapi, bearer);
  return actor !== null && audienceUid(await audienceOf(strapi, actor)) === audienceUid(audience);
}

async function livePerson(strapi: Core.Strapi, { id, family }: SearchBearer): Promise<Actor | null> {
  if (family === null || (await findLiveFamily(strapi, id, family)) === null) return null;
  return personActor(strapi, id);
}

const isActiveStaff = async (strapi: Core.Strapi, id: number): Promise<boolean> =>
  (await strapi.db.query('admin::user').count({ where: { id, isActive: true, blocked: { $ne: true } } })) > 0;

async function isLivingApiToken(strapi: Core.Strapi, id: number): Promise<boolean> {
  const token = (await strapi.db.query('admin::api-token').findOne({ where: { id } })) as {
    readonly expiresAt: Date | string | null;
  } | null;
  return token !== null && (token.expiresAt === null || new Date(token.expiresAt) > new Date());
}
