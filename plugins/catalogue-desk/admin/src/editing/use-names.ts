import { useRead } from '@mayorista/kernel/panel';
import type { Named } from '@mayorista/config/answers';
import { pluginId } from '../plugin-id';
import { nameOfListed, type ListedProduct } from './asked';

/** What up to a hundred products are called: those that the page of the list does not show are asked for. */
export function useNames(ids: readonly number[], known: readonly ListedProduct[]): (id: number) => string {
  const names = new Map(known.map(({ id, name }) => [id, name]));
  const others = ids.filter((id) => !names.has(id));
  const query = others.map((id) => `filters[id][$in]=${id}`).join('&');
  const { data } = useRead<readonly Named<'ProductListed'>[]>(
    others.length === 0 ? null : `/${pluginId}/products?per_page=100&${query}`,
  );
  for (const { id, sku, name } of data ?? []) names.set(id, nameOfListed({ sku, name }, id));
  return (id) => names.get(id) ?? nameOfListed({}, id);
}
