import type { ItemOf } from '@mayorista/config/answers';

/** A division of the store's menu: a category, with all below it. */
export type StoreItem = Pick<ItemOf<'GET /admin-store-items'>, 'id' | 'category_id' | 'name' | 'is_active' | 'order'>;

/** What was read, in the order that was being arranged: a new division goes last. */
export function inOrderOf(arranged: readonly StoreItem[], read: readonly StoreItem[]): readonly StoreItem[] {
  const place = new Map(arranged.map(({ id }, at) => [id, at]));
  const placeOf = ({ id }: StoreItem): number => place.get(id) ?? arranged.length;
  return arranged.length === 0 ? read : [...read].sort((a, b) => placeOf(a) - placeOf(b));
}
