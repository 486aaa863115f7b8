import type { ListedProduct } from './listed-product';

/** The place of a product in the store, whatever it costs and however many pieces there are. */
export type Place = Pick<ListedProduct, 'categoryIds' | 'isNew' | 'brandId'>;

/** The first of all numbers of an index: no two indexes of a process have one in common. */
let generations = 0;

/**
 * Versions of which products stand in a category, and of which are shown at all. They change when a product comes, goes, moves or becomes
 * new, and stay with every change of its price or stock.
 */
export class Standing {
  private readonly ofCategory = new Map<number, number>();
  private readonly generation = ++generations;
  private ofMany = 0;
  private count = 0;

  /** Notes that a product stands elsewhere; null where it is not shown. */
  move(before: Place | null, after: Place | null): void {
    if (isSame(before, after)) return;
    this.count += 1;
    for (const id of [...(before?.categoryIds ?? []), ...(after?.categoryIds ?? [])])
      this.ofCategory.set(id, this.count);
  }

  /** Notes that many products may stand elsewhere. */
  moveMany(): void {
    this.count += 1;
    this.ofMany = this.count;
  }

  /** Returns the version of a category, with all below it; of all products for null. */
  version(categoryId: number | null): string {
    const own = categoryId === null ? this.count : Math.max(this.ofMany, this.ofCategory.get(categoryId) ?? 0);
    return `${this.generation}.${own}`;
  }
}

function isSame(before: Place | null, after: Place | null): boolean {
  if (before === null || after === null) return before === after;
  return (
    before.isNew === after.isNew &&
    before.brandId === after.brandId &&
    before.categoryIds.length === after.categoryIds.length &&
    before.categoryIds.every((id) => after.categoryIds.includes(id))
  );
}
