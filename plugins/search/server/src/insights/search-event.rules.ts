import { fold } from '@mayorista/kernel';

/** Why somebody left the results without taking one (storefront 7). */
export const poorReasons = ['tab_closed', 'click_outside', 'esc_key', 'input_cleared', 'close_button'] as const;
type PoorReason = (typeof poorReasons)[number];

/** What a store tells of one search; nothing of who searched. */
export type SearchEvent =
  | { readonly type: 'search'; readonly term: string; readonly results: number }
  | {
      readonly type: 'submit' | 'product_click' | 'category_click' | 'brand_click' | 'add_to_cart';
      readonly term: string;
    }
  | { readonly type: 'poor_search'; readonly term: string; readonly reason: PoorReason };

/** The counts that are kept of a term and a day. */
export const counters = [
  'searches',
  'without_results',
  'submits',
  'product_clicks',
  'category_clicks',
  'brand_clicks',
  'cart_adds',
  ...poorReasons,
] as const;
export type Counter = (typeof counters)[number];

const LONGEST_TERM = 100;

/** One way to write a term: case, accents and spaces make no other search. */
export const termOf = (text: string): string => fold(text).replace(/\s+/g, ' ').trim().slice(0, LONGEST_TERM).trim();

const counterOf = {
  submit: 'submits',
  product_click: 'product_clicks',
  category_click: 'category_clicks',
  brand_click: 'brand_clicks',
  add_to_cart: 'cart_adds',
} as const satisfies Record<string, Counter>;

function countersOf(event: SearchEvent): readonly Counter[] {
  if (event.type === 'search') return event.results === 0 ? ['searches', 'without_results'] : ['searches'];
  return event.type === 'poor_search' ? [event.reason] : [counterOf[event.type]];
}

/** What is to be added to each term's counts; an empty term counts for nothing. */
export function countsOf(events: readonly SearchEvent[]): ReadonlyMap<string, ReadonlyMap<Counter, number>> {
  const counts = new Map<string, Map<Counter, number>>();
  for (const event of events) {
    const term = termOf(event.term);
    if (term === '') continue;
    const own = counts.get(term) ?? new Map<Counter, number>();
    counts.set(term, own);
    for (const counter of countersOf(event)) own.set(counter, (own.get(counter) ?? 0) + 1);
  }
  return counts;
}
