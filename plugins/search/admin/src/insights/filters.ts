import { choiceOf, wholeOf } from '@mayorista/kernel/panel/filters';
import { pluginId } from '../plugin-id';
import type { SearchInsight } from './insight';

export const views = ['top', 'without_results', 'abandoned'] as const;
type View = (typeof views)[number];
export const periods = ['7', '30', '90', '180'] as const;
type Period = (typeof periods)[number];

/** Which terms of which days, as the address bar keeps it. */
export interface InsightFilters {
  readonly view: View;
  readonly days: Period;
  readonly page: number;
}

export const noFilters: InsightFilters = { view: 'top', days: '30', page: 1 };

/** Reads what the address bar says; what makes no sense there counts as not said. */
export const readFilters = (given: Readonly<Record<string, unknown>>): InsightFilters => ({
  view: choiceOf(views, given.view) ?? noFilters.view,
  days: choiceOf(periods, String(given.days)) ?? noFilters.days,
  page: wholeOf(given.page) ?? 1,
});

export const insightsPath = ({ view, days, page }: InsightFilters): string =>
  `/${pluginId}/search-insights?per_page=20&view=${view}&days=${days}&page=${page}`;

/** Why results were left, as people say it (spec storefront 7). */
const reasonTexts = {
  esc_key: 'Tecla Escape',
  close_button: 'Botón de cerrar',
  click_outside: 'Clic fuera',
  input_cleared: 'Borró lo escrito',
  tab_closed: 'Cerró la pestaña',
} as const satisfies Partial<Record<keyof SearchInsight, string>>;

type Reason = keyof typeof reasonTexts;

/** The reasons of a term, the most frequent first: 'Clic fuera 12, Tecla Escape 3'. */
export function reasonsText(insight: Pick<SearchInsight, Reason>): string {
  const told = (Object.keys(reasonTexts) as Reason[])
    .filter((reason) => insight[reason] > 0)
    .sort((a, b) => insight[b] - insight[a]);
  return told.map((reason) => `${reasonTexts[reason]} ${insight[reason]}`).join(', ') || '—';
}

/** What of the searches led to something opened. */
export const taken = (insight: Pick<SearchInsight, 'product_clicks' | 'category_clicks' | 'brand_clicks'>): number =>
  insight.product_clicks + insight.category_clicks + insight.brand_clicks;

/** A part of a whole in percent; a dash when there is no whole. */
export const percent = (part: number, whole: number): string =>
  whole === 0 ? '—' : `${Math.round((part / whole) * 100)} %`;

/** Words as people write them in one box: by lines or commas. */
export const wordsOf = (text: string): string[] =>
  text
    .split(/[\n,]/)
    .map((word) => word.trim())
    .filter((word) => word !== '');
