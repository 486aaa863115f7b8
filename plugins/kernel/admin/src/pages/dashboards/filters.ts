import type { ItemOf } from '@mayorista/config/answers';
import { formatNumber } from '../../format';
import { wholeOf } from '../../url-filters';

export type Dashboard = ItemOf<'GET /dashboards'>;

/** The month and the dashboard of the address bar; null: the current one, the first one. */
export interface DashboardFilters {
  readonly dashboard: string | null;
  readonly year: number | null;
  readonly month: number | null;
  readonly page: number;
}

export const noFilters: DashboardFilters = { dashboard: null, year: null, month: null, page: 1 };

/** Reads what the address bar says; what makes no sense there counts as not said. */
export function readFilters(given: Readonly<Record<string, unknown>>): DashboardFilters {
  const month = wholeOf(given.month);
  const year = wholeOf(given.year);
  return {
    dashboard: typeof given.dashboard === 'string' ? given.dashboard : null,
    year: year !== null && year >= 2000 && year < 9999 ? year : null,
    month: month !== null && month <= 12 ? month : null,
    page: 1,
  };
}

/** The call of a figure of a month. */
export const widgetPath = (id: string, year: number, month: number): string =>
  `/kernel/widgets/${encodeURIComponent(id)}?year=${year}&month=${month}`;

/** A number as its unit is written: '$1,234.50 MXN', '12'. */
export const amountText = (value: string, unit: Dashboard['widgets'][number]['unit']): string =>
  unit === 'count'
    ? formatNumber(Number(value))
    : `$${new Intl.NumberFormat('es-MX', { minimumFractionDigits: 2 }).format(Number(value))} ${unit}`;

/** How long a bar is, in percent of the longest; what is there at all shows. */
export function barPercent(value: string, values: readonly string[]): number {
  const longest = Math.max(...values.map(Number));
  return longest <= 0 ? 0 : Math.max(Number(value) > 0 ? 2 : 0, Math.round((Number(value) / longest) * 100));
}
