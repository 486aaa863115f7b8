import type { Role } from '../roles';

/** Searches: everybody searches; who keeps synonyms and reads what was searched for. */
export const searchPermissions = {
  'search.read': ['public'],
  'search.write': ['catalogo', 'marketing'],
  'search.insights': ['catalogo', 'marketing', 'compras'],
} as const satisfies Record<string, readonly Role[]>;
