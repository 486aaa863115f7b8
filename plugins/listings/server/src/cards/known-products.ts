import { LRUCache } from 'lru-cache';
import { eventVersions, type Core } from '@mayorista/kernel';
import type { CardRow } from '@mayorista/catalogue/contract';
import { readFacts, type Facts } from './card-facts';
import { extensionsOf } from './extensions';
import { visibleRows } from './visible-rows';

/** A product as it is known, whoever looks. */
export interface KnownProduct {
  readonly version: string;
  readonly row: CardRow;
  readonly facts: Facts;
  /** What anybody sees of its card, as JSON, by language; written when it is first shown. */
  readonly texts: Record<string, string | undefined>;
}

/** A product is about two kilobytes: some 120 megabytes. */
const mostKnown = 60_000;
const perPlatform = new WeakMap<Core.Strapi, LRUCache<number, KnownProduct>>();

/**
 * Returns what is known of visible products, in the order of the ids: their rows, and what their fields are made from. It is read once
 * until an event touches the product or may change what is known of any. Changes must have been looked for before (`changeFeed`).
 */
export async function knownProducts(strapi: Core.Strapi, ids: readonly number[]): Promise<KnownProduct[]> {
  const kept = perPlatform.get(strapi) ?? new LRUCache<number, KnownProduct>({ max: mostKnown });
  perPlatform.set(strapi, kept);
  const versions = eventVersions(strapi);
  const found: (KnownProduct | undefined)[] = [];
  // Versions are taken before anything is read: what changes meanwhile is read again.
  const missing = new Map<number, string>();
  for (const id of ids) {
    const version = versions.ofKnown(id);
    const known = kept.get(id);
    const isCurrent = known?.version === version;
    found.push(isCurrent ? known : undefined);
    if (!isCurrent) missing.set(id, version);
  }
  if (missing.size === 0) return found as KnownProduct[];
  const read = new Map<number, KnownProduct>();
  for (const known of await readKnown(strapi, missing)) {
    read.set(known.row.id, known);
    kept.set(known.row.id, known);
  }
  return ids.flatMap((id, at) => found[at] ?? read.get(id) ?? []);
}

async function readKnown(strapi: Core.Strapi, missing: ReadonlyMap<number, string>): Promise<KnownProduct[]> {
  const rows = await visibleRows(strapi, [...missing.keys()]);
  const factsOf = await readFacts(extensionsOf(strapi).fields, rows);
  return rows.map((row) => ({ version: missing.get(row.id) ?? '', row, facts: factsOf(row.id), texts: {} }));
}
