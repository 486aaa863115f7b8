import { LRUCache } from 'lru-cache';
import { eventVersions, type CacheKey, type Core } from '@mayorista/kernel';
import type { CardAudience } from '../../../contract';
import { viewsOf } from './card-views';
import { knownProducts } from './known-products';

interface Fragment {
  readonly version: string;
  readonly json: string;
}

/** A card is about a kilobyte: some thirty megabytes. */
const mostFragments = 30_000;
/** More kinds of people than come by before the cards made for the first of them have gone. */
const mostAudiences = 10_000;

/** Cards that were made, by a number for audience and language and the product's id: a text of both would be read for each card. */
class Fragments {
  private readonly made = new LRUCache<number, Fragment>({ max: mostFragments });
  private readonly numbers = new LRUCache<string, number>({ max: mostAudiences });
  private audiences = 0;

  /** The part of an audience's keys that is its own; never another's again. */
  keysOf(audience: CardAudience, locale: string): (id: number) => number {
    const text = `${JSON.stringify(audience satisfies CacheKey)}|${locale}`;
    const number = this.numbers.get(text) ?? this.audiences++;
    this.numbers.set(text, number);
    return (id) => number * idRange + id;
  }

  get = (key: number): Fragment | undefined => this.made.get(key);
  set = (key: number, fragment: Fragment): void => void this.made.set(key, fragment);
}

/** Ids are integers of the database, below this: two million audiences may come by in the life of a process. */
const idRange = 2 ** 31;

const perPlatform = new WeakMap<Core.Strapi, Fragments>();

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
  const cache = perPlatform.get(strapi) ?? new Fragments();
  perPlatform.set(strapi, cache);
  const versions = eventVersions(strapi);
  const keyOf = cache.keysOf(audience, locale);
  const found = new Map<number, string>();
  const missing = ids.filter((id) => {
    const known = cache.get(keyOf(id));
    if (known?.version !== versions.ofKeys([id]).version) return true;
    found.set(id, known.json);
    return false;
  });
  const version = new Map(missing.map((id) => [id, versions.ofKeys([id]).version] as const));
  const isSettled = versions.isSettled();
  for (const [id, json] of await made(strapi, missing, audience, locale)) {
    found.set(id, json);
    if (isSettled) cache.set(keyOf(id), { version: version.get(id) ?? '', json });
  }
  return ids.flatMap((id) => found.get(id) ?? []);
}

async function made(strapi: Core.Strapi, ids: readonly number[], audience: CardAudience, locale: string) {
  if (ids.length === 0) return [];
  const { rows, facts } = await knownProducts(strapi, ids);
  const views = await viewsOf(strapi, rows, audience, { locale, facts });
  return rows.map(({ id }, at) => [id, JSON.stringify(views[at])] as const);
}
