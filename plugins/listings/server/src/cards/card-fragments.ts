import { LRUCache } from 'lru-cache';
import { eventVersions, type CacheKey, type Core } from '@mayorista/kernel';
import type { CardAudience } from '../../../contract';
import { viewsOf } from './card-views';
import { visibleRows } from './visible-rows';

interface Fragment {
  readonly version: string;
  readonly json: string;
}

/** A card is about a kilobyte: some thirty megabytes. */
const mostFragments = 30_000;
const perPlatform = new WeakMap<Core.Strapi, LRUCache<string, Fragment>>();

/**
 * Returns the cards of visible products as JSON, in the order of the ids. Each is made once for an audience and a language, and again
 * only when something touches its product, or everything. Changes must have been looked for before (`changeFeed`).
 */
export async function cardFragments(
  strapi: Core.Strapi,
  ids: readonly number[],
  audience: CardAudience,
  locale: string,
): Promise<string[]> {
  const cache = perPlatform.get(strapi) ?? new LRUCache<string, Fragment>({ max: mostFragments });
  perPlatform.set(strapi, cache);
  const versions = eventVersions(strapi);
  const prefix = `${JSON.stringify(audience satisfies CacheKey)}|${locale}|`;
  const found = new Map<number, string>();
  const missing = ids.filter((id) => {
    const known = cache.get(prefix + String(id));
    if (known?.version !== versions.ofKeys([id]).version) return true;
    found.set(id, known.json);
    return false;
  });
  const version = new Map(missing.map((id) => [id, versions.ofKeys([id]).version] as const));
  const isSettled = versions.isSettled();
  for (const [id, json] of await made(strapi, missing, audience, locale)) {
    found.set(id, json);
    if (isSettled) cache.set(prefix + String(id), { version: version.get(id) ?? '', json });
  }
  return ids.flatMap((id) => found.get(id) ?? []);
}

async function made(strapi: Core.Strapi, ids: readonly number[], audience: CardAudience, locale: string) {
  if (ids.length === 0) return [];
  const rows = await visibleRows(strapi, ids);
  const views = await viewsOf(strapi, rows, audience, { locale });
  return rows.map(({ id }, at) => [id, JSON.stringify(views[at])] as const);
}
