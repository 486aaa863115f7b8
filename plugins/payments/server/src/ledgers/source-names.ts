import type { Core } from '@mayorista/kernel';
import type { LedgerMovement, LedgerSource, SourceNames } from '../../../contract';

const namesOf = new WeakMap<Core.Strapi, Map<string, SourceNames>>();

/** Lets a plugin say how people call what its movements complete. */
export function addSourceNames(strapi: Core.Strapi, type: string, names: SourceNames): void {
  const known = namesOf.get(strapi) ?? new Map<string, SourceNames>();
  namesOf.set(strapi, known.set(type, names));
}

/** Reads how people call the sources of movements: one call a kind of source. What nobody names is null. */
export async function nameSources(
  strapi: Core.Strapi,
  movements: readonly Pick<LedgerMovement, 'source'>[],
): Promise<(source: LedgerSource) => string | null> {
  const found = new Map<string, ReadonlyMap<string, string>>();
  for (const type of new Set(movements.map(({ source }) => source.type))) {
    const ids = movements.flatMap(({ source }) => (source.type === type ? [source.id] : []));
    const names = namesOf.get(strapi)?.get(type);
    if (names !== undefined) found.set(type, await names([...new Set(ids)]));
  }
  return ({ type, id }) => found.get(type)?.get(id) ?? null;
}
