import type { Core } from '@strapi/strapi';
import { getKnex } from '../transactions/in-transaction';

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

/** People of the panel at work at once. */
const mostKept = 500;
/** The engine belongs to the process, not to the server. */
const endings = new WeakMap<Core.Strapi, () => void>();

/**
 * Keeps what a person of the panel may do from one request to the next: Strapi makes it anew of some hundred permissions for each,
 * which takes longer than most answers. Made again as soon as their roles or any permission changed, in whatever process.
 */
export function cachePanelAbilities(strapi: Core.Strapi): void {
  const { engine } = strapi.service('admin::permission') as unknown as { engine: Engine };
  const { generateUserAbility } = engine;
  const kept = new Map<number, Kept>();
  engine.generateUserAbility = async (user) => {
    // Read first: a change meanwhile leaves a state that the next request finds outdated.
    const state = await stateOf(strapi, user);
    const known = kept.get(user.id);
    if (known?.state === state) return known.ability;
    const ability = await generateUserAbility(user);
    if (kept.size >= mostKept) kept.clear();
    kept.set(user.id, { state, ability });
    return ability;
  };
  endings.set(strapi, () => (engine.generateUserAbility = generateUserAbility));
}

/** Gives the engine back as it was. */
export const endPanelAbilities = (strapi: Core.Strapi): void => endings.get(strapi)?.();

/** Permissions are replaced rather than changed, and each writing is stamped: number, last id and last stamp tell any change. */
async function stateOf(strapi: Core.Strapi, { roles }: PanelUser): Promise<string> {
  const { tableName } = strapi.db.metadata.get('admin::permission');
  const row = await getKnex(strapi)(tableName)
    .count({ count: 'id' })
    .max({ last: 'id', changed: 'updated_at' })
    .first<Record<string, unknown>>();
  return JSON.stringify([roles.map(({ id }) => id).sort((a, b) => a - b), row]);
}
