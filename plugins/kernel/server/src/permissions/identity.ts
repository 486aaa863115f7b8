import type { Core } from '@strapi/strapi';
import { codesFor, isRole } from '@mayorista/config';
import { EventMemory } from '../outbox/event-memory';
import { publicActor, type Actor } from './actor';
import { identitiesChanged } from './identity.events';
import { identityUids } from './identity.uids';
import { rolesFromSources } from './role-sources';
import { personalCodes } from './personal-rights';

interface UserRow {
  readonly id: number;
  readonly username: string;
  readonly name: string | null;
  readonly paternal_surname: string | null;
  readonly maternal_surname: string | null;
  readonly blocked: boolean | null;
  readonly company_id: number | null;
  readonly branch_id: number | null;
  readonly role: { type: string } | null;
  readonly extra_roles?: { type: string }[];
}

/** The most people kept at once. */
const mostCached = 5_000;
const memories = new WeakMap<Core.Strapi, EventMemory<Actor | null>>();

/** Returns the actor of a users-permissions user id with the union of their roles' permissions; null when removed or blocked. */
export const personActor = (strapi: Core.Strapi, userId: number): Promise<Actor | null> =>
  memoryOf(strapi).get(userId, () => readPerson(strapi, userId));

/** Drops a person from this process's cache, after their roles or company changed. Returns whether they were cached. */
export const forgetPerson = (strapi: Core.Strapi, userId: number): boolean => memoryOf(strapi).forget(userId);

/** Drops everybody from this process's cache. */
export const forgetEverybody = (strapi: Core.Strapi): void => memoryOf(strapi).clear();

/** Builds the actor of an anonymous visitor, with the permissions of the role 'public'. */
export const anonymousActor = (): Actor => publicActor(codesOfRoles(['public']));

/** Returns the union of the permission codes of role types; unknown roles (made in the panel) hold none. */
const codesOfRoles = (roles: readonly string[]): Set<string> =>
  new Set(roles.flatMap((role) => (isRole(role) ? [...codesFor(role)] : [])));

async function readPerson(strapi: Core.Strapi, userId: number): Promise<Actor | null> {
  const user = (await strapi.db.query(identityUids.user).findOne({
    where: { id: userId },
    populate: ['role', 'extra_roles'],
  })) as UserRow | null;
  if (user === null || user.blocked === true) return null;
  const own = [user.role, ...(user.extra_roles ?? [])].flatMap((role) => (role ? [role.type] : []));
  const roles = [...new Set([...own, ...(await rolesFromSources(strapi, userId))])];
  return {
    kind: 'person',
    id: user.id,
    name: nameOf(user),
    roles,
    // People also hold the permissions of anonymous visitors.
    can: await personalCodes(
      strapi,
      { id: user.id, roles, companyId: user.company_id },
      codesOfRoles(['public', ...roles]),
    ),
    companyId: user.company_id,
    branchId: user.branch_id,
    onBehalf: null,
  };
}

/** How others read who acted: by name; whoever never said theirs by what they log in with. */
const nameOf = ({ name, paternal_surname: paternal, maternal_surname: maternal, username }: UserRow): string =>
  ([name, paternal, maternal].filter(Boolean).join(' ').trim() || username).slice(0, 255);

function memoryOf(strapi: Core.Strapi): EventMemory<Actor | null> {
  const memory = memories.get(strapi) ?? new EventMemory(strapi, { events: [identitiesChanged], most: mostCached });
  memories.set(strapi, memory);
  return memory;
}
