import { LRUCache } from 'lru-cache';
import { eventVersions, type Core } from '@mayorista/kernel';
import type { CardRow } from '@mayorista/catalogue/contract';
import { readFacts, type Facts } from './card-facts';
import { cardView } from './card.view';
import { extensionsOf } from './extensions';
import { visibleRows } from './visible-rows';

/** A product as it is known, whoever looks. */
export interface KnownProduct {
  readonly version: string;
  readonly row: CardRow;
  readonly facts: Facts;
  /** The part of its card that anybody sees, as JSON, by language; written when it is first shown. */
  readonly texts: Record<string, string | undefined>;
}

/** Its place among those used of late stays when it is read anew. */
interface Place {
  product: KnownProduct;
}

/** A product is about two kilobytes: some 120 megabytes. */
const mostKnown = 60_000;

/**
 * What is known of visible products: their rows, and what their fields are made from. It is read once until an event touches the product
 * or may change what is known of any. Changes must have been looked for before anything is asked of it (`changeFeed`).
 */
export class KnownProducts {
  private readonly places = new LRUCache<number, Place>({ max: mostKnown });
  /** True once anybody has asked. */
  isUsed = false;

  constructor(private readonly strapi: Core.Strapi) {}

  /** Returns what is known of these products, in the order of the ids; those that the store does not show are left out. */
  async of(ids: readonly number[]): Promise<KnownProduct[]> {
    this.isUsed = true;
    const versions = eventVersions(this.strapi);
    const found = ids.map((id) => {
      const place = this.places.get(id);
      return place?.product.version === versions.ofKnown(id) ? place.product : undefined;
    });
    const missing = ids.filter((_, at) => found[at] === undefined);
    if (missing.length === 0) return found as KnownProduct[];
    const read = new Map<number, KnownProduct>();
    for (const product of await this.read(missing)) {
      read.set(product.row.id, product);
      this.places.set(product.row.id, { product });
    }
    return ids.flatMap((id, at) => found[at] ?? read.get(id) ?? []);
  }

  /** The products that were known once and must be read again, those that were used last first. */
  outdated(): number[] {
    return [...this.places.keys()].filter((id) => !this.isCurrent(id));
  }

  /** Those of these products that would fit in beside the others, though nobody asked for them. */
  unknown(ids: readonly number[]): number[] {
    return ids.length > mostKnown ? [] : ids.filter((id) => !this.places.has(id));
  }

  /** Reads those of these products that are not known as they are now, before anybody asks. */
  async refresh(ids: readonly number[]): Promise<void> {
    const missing = ids.filter((id) => !this.isCurrent(id));
    if (missing.length === 0) return;
    const gone = new Set(missing);
    for (const product of await this.read(missing)) {
      const { id } = product.row;
      gone.delete(id);
      const place = this.places.peek(id);
      for (const locale of Object.keys(place?.product.texts ?? {})) openText(product, locale);
      if (place === undefined) this.places.set(id, { product });
      else place.product = product;
    }
    for (const id of gone) this.places.delete(id);
  }

  private isCurrent(id: number): boolean {
    return this.places.peek(id)?.product.version === eventVersions(this.strapi).ofKnown(id);
  }

  private async read(ids: readonly number[]): Promise<KnownProduct[]> {
    const versions = eventVersions(this.strapi);
    // Versions are taken before anything is read: what changes meanwhile is read again.
    const version = new Map(ids.map((id) => [id, versions.ofKnown(id)] as const));
    const rows = await visibleRows(this.strapi, ids);
    const factsOf = await readFacts(extensionsOf(this.strapi).fields, rows);
    return rows.map((row) => ({ version: version.get(row.id) ?? '', row, facts: factsOf(row.id), texts: {} }));
  }
}

/** Returns the part of a product's card that anybody sees, as JSON without its last brace. */
export function openText({ row, texts }: KnownProduct, locale: string): string {
  return (texts[locale] ??= JSON.stringify(cardView(row, locale)).slice(0, -1));
}

const perPlatform = new WeakMap<Core.Strapi, KnownProducts>();

export function knownProducts(strapi: Core.Strapi): KnownProducts {
  const known = perPlatform.get(strapi) ?? new KnownProducts(strapi);
  perPlatform.set(strapi, known);
  return known;
}
