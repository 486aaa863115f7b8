import { changeFeed, missedEvents, readInSlices, service, today, type Change, type Core } from '@mayorista/kernel';
import '@mayorista/catalogue/contract';
import { datasheetChanged } from '@mayorista/product-content/events';
import { promoPercents } from '../store/listing.schema';
import { readListed, type ListedRow } from './read-listed';
import { ListingIndex } from './listing-index';

/** Events that change values of products without naming them. */
const reloading = new Set([missedEvents.name, datasheetChanged.name]);
const perRead = 1_000;

interface StageName {
  readonly es: string | null;
  readonly en: string | null;
}

/** The names that listings show, as the cards say them; `version` changes with any of them. */
export class ListingNames {
  readonly brands = new Map<number, string>();
  readonly stages = new Map<number, StageName>();
  version = 0;

  note(row: ListedRow): void {
    if (row.brandId !== null && this.brands.get(row.brandId) !== row.brandName) {
      this.brands.set(row.brandId, row.brandName ?? '');
      this.version++;
    }
    const stage = row.stageId === null ? undefined : this.stages.get(row.stageId);
    if (row.stageId === null || (stage?.es === row.stageName && stage.en === row.stageNameEn)) return;
    this.stages.set(row.stageId, { es: row.stageName, en: row.stageNameEn });
    this.version++;
  }
}

/** The index of what the store lists, following the outbox: who asks is answered with all that was written before. */
export class StoreListings {
  readonly names = new ListingNames();
  private index: ListingIndex | null = null;
  private readonly pending = new Set<number>();
  private mustReload = true;
  /** Promos begin and end by themselves, with the day (America/Mexico_City). */
  private day = '';
  private working: Promise<void> | null = null;

  constructor(private readonly strapi: Core.Strapi) {
    changeFeed(strapi).follow((changes) => changes.forEach((change) => this.note(change)));
  }

  /** Brings the index up to date with everything that was written and returns it. */
  async current(): Promise<ListingIndex> {
    await changeFeed(this.strapi).look();
    while (this.index === null || this.isBehind()) {
      this.working ??= this.catchUp().finally(() => (this.working = null));
      await this.working;
    }
    return this.index;
  }

  /** The index as it was last brought up to date; null before the first time. */
  get known(): ListingIndex | null {
    return this.index;
  }

  private isBehind(): boolean {
    return this.mustReload || this.pending.size > 0 || this.day !== today();
  }

  private note({ name, keys }: Change): void {
    if (reloading.has(name)) this.mustReload = true;
    for (const key of keys ?? []) this.pending.add(key);
  }

  private async catchUp(): Promise<void> {
    if (this.mustReload || this.day !== today()) return this.reload();
    const ids = [...this.pending];
    this.pending.clear();
    try {
      await this.read(this.index ?? this.emptyIndex(), ids);
    } catch (error) {
      // Nothing of it is in the index: the next who asks tries again.
      for (const id of ids) this.pending.add(id);
      throw error;
    }
  }

  private async reload(): Promise<void> {
    const day = today();
    this.pending.clear();
    this.mustReload = false;
    try {
      const index = this.emptyIndex();
      const rows: ListedRow[] = [];
      for await (const ids of service(this.strapi, 'catalogue.cards').idBatches(perRead))
        rows.push(...(await this.rowsOf(ids)));
      index.put(rows);
      this.index = index;
      this.day = day;
    } catch (error) {
      this.mustReload = true;
      throw error;
    }
  }

  /** Follows some products; those that are not listed any more go. */
  private async read(index: ListingIndex, ids: readonly number[]): Promise<void> {
    const rows = await readInSlices(ids, (some) => this.rowsOf(some), perRead);
    const listed = new Set(rows.map(({ id }) => id));
    index.put(
      rows,
      ids.filter((id) => !listed.has(id)),
    );
  }

  private async rowsOf(ids: readonly number[]): Promise<ListedRow[]> {
    const rows = await readListed(this.strapi, ids);
    for (const row of rows) this.names.note(row);
    return rows;
  }

  private emptyIndex(): ListingIndex {
    return new ListingIndex(promoPercents);
  }
}

const perPlatform = new WeakMap<Core.Strapi, StoreListings>();

export function storeListings(strapi: Core.Strapi): StoreListings {
  const listings = perPlatform.get(strapi) ?? new StoreListings(strapi);
  perPlatform.set(strapi, listings);
  return listings;
}

/** Returns a function that tells the version of which products stand in a category as the index was last brought up to date; null: of all products. */
export const standingOf = (strapi: Core.Strapi, categoryId: number | null) => (): string =>
  storeListings(strapi).known?.standing.version(categoryId) ?? '';
