import { textOf, wholeOf } from '@mayorista/kernel/panel/filters';
import { pluginId } from '../plugin-id';
import { said } from '../query';

/** What the limits are narrowed by, as the address bar keeps it. */
export interface LimitFilters {
  readonly search: string;
  readonly warehouseId: number | null;
  readonly page: number;
}

export const noFilters: LimitFilters = { search: '', warehouseId: null, page: 1 };

/** Reads what the address bar says; what makes no sense there counts as not said. */
export const readFilters = (given: Readonly<Record<string, unknown>>): LimitFilters => ({
  search: textOf(given.search),
  warehouseId: wholeOf(given.warehouseId),
  page: wholeOf(given.page) ?? 1,
});

/** Where the platform answers the limits, newest first. */
export function limitsPath({ search, warehouseId, page }: LimitFilters): string {
  const query = said({ page, per_page: 20, omniSearchQuery: search.trim(), warehouse_id: warehouseId });
  return `/${pluginId}/product-limits?${query.toString()}`;
}
