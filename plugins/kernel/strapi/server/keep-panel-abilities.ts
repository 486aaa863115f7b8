// What: What a user of the panel may do is kept between requests until a permission changes.
// Why: Strapi builds it anew from some hundred permissions for every request, which takes longer than most answers.
// Made for Strapi 5.54.0.

import { LRUCache } from 'lru-cache';
import type { Core } from '@strapi/strapi';
import { getKnex } from '../../server/src/transactions/in-transaction';
import { expectMethods } from './expect-methods';

interface PanelUser {
  readonly id: number;
  readonly roles: readonly { readonly id: number }[];
}
interface Engine {
  generateUserAbility: (user: PanelUser) => Promise<unknown>;
}
interface Kept {
  readonly state: string;
  readonly ability: unknown;
}

/** The most panel users cached at once. */
const mostKept = 500;
/** Functions that restore the permission engine, which belongs to the process and outlives the server. */
const endings = new WeakMap<Core.Strapi, () => void>();

/**
 * Caches the abilities of panel users between requests: Strapi rebuilds each from some hundred permissions, which takes longer than
 * most responses. Rebuilt as soon as their roles or any permission changed, in any process.
 */
export function cachePanelAbilities(strapi: Core.Strapi): void {
  const { engine } = strapi.service('admin::permission') as unknown as { engine: Engine };
  expectMethods('engine of permissions', engine, ['generateUserAbility']);
  const { generateUserAbility } = engine;
  const kept = new LRUCache<number, Kept>({ max: mostKept });
  engine.generateUserAbility = async (user) => {
    // Read before the ability is built: a change meanwhile makes the cached one stale for the next request.
    const state = await stateOf(strapi, user);
    const known = kept.get(user.id);
    if (known?.state === state) return known.ability;
    const ability = await generateUserAbility(user);
    kept.set(user.id, { state, ability });
    return ability;
  };
  endings.set(strapi, () => (engine.generateUserAbility = generateUserAbility));
}

/** Restores Strapi's permission engine. */
export const endPanelAbilities = (strapi: Core.Strapi): void => endings.get(strapi)?.();

/**
 * Returns a text that changes with any permission: they are replaced rather than changed and each write is stamped, so count, last id
 * and last stamp suffice.
 */
async function stateOf(strapi: Core.Strapi, { roles }: PanelUser): Promise<string> {
  const { tableName } = strapi.db.metadata.get('admin::permission');
  const row = await getKnex(strapi)(tableName)
    .count({ count: 'id' })
    .max({ last: 'id', changed: 'updated_at' })
    .first<Record<string, unknown>>();
  return JSON.stringify([roles.map(({ id }) => id).sort((a, b) => a - b), row]);
}
