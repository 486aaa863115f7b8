import { LRUCache } from 'lru-cache';
import { eventVersions, type Core } from '@mayorista/kernel';
import type { CardRow } from '@mayorista/catalogue/contract';
import { readFacts, type FactsOf } from './card-facts';
import { extensionsOf } from './extensions';
import { visibleRows } from './visible-rows';

/** A product as it is known, whoever looks: its row, and the facts that each provider makes its fields from. */
interface Known {
  readonly version: string;
  readonly row: CardRow;
  readonly facts: ReadonlyMap<string, unknown>;
}

/** A product is about a kilobyte and a half: some ninety megabytes. */
const mostKnown = 60_000;
const perPlatform = new WeakMap<Core.Strapi, LRUCache<number, Known>>();

/**
 * Returns the rows of visible products and what their fields are made from. It is read once until an event touches the product or may
 * change what is known of any. Changes must have been looked for before (`changeFeed`).
 */
export async function knownProducts(
  strapi: Core.Strapi,
  ids: readonly number[],
): Promise<{ readonly rows: readonly CardRow[]; readonly facts: FactsOf }> {
  const kept = perPlatform.get(strapi) ?? new LRUCache<number, Known>({ max: mostKnown });
  perPlatform.set(strapi, kept);
  const versions = eventVersions(strapi);
  const found = new Map<number, Known>();
  // Versions are taken before anything is read: what changes meanwhile is read again.
  const missing = new Map<number, string>();
  for (const id of ids) {
    const version = versions.ofKnown(id);
    const known = kept.get(id);
    if (known?.version === version) found.set(id, known);
    else missing.set(id, version);
  }
  for (const known of await read(strapi, missing)) {
    found.set(known.row.id, known);
    kept.set(known.row.id, known);
  }
  return {
    rows: ids.flatMap((id) => found.get(id)?.row ?? []),
    facts: (provider, id) => found.get(id)?.facts.get(provider),
  };
}

async function read(strapi: Core.Strapi, missing: ReadonlyMap<number, string>): Promise<Known[]> {
  if (missing.size === 0) return [];
  const providers = extensionsOf(strapi).fields;
  const rows = await visibleRows(strapi, [...missing.keys()]);
  const facts = await readFacts(providers, rows);
  return rows.map((row) => ({
    version: missing.get(row.id) ?? '',
    row,
    facts: new Map(
      providers.flatMap(({ name }) => {
        const known = facts(name, row.id);
        return known === undefined ? [] : [[name, known] as const];
      }),
    ),
  }));
}
