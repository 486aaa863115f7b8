/** Why somebody left the results without taking one (storefront document, section 7). */
export type PoorReason = 'tab_closed' | 'click_outside' | 'esc_key' | 'input_cleared' | 'close_button';

export type SearchEvent =
  | { readonly type: 'search'; readonly term: string; readonly first_term: string; readonly results: number }
  | { readonly type: 'submit'; readonly term: string }
  | { readonly type: 'product_click' | 'add_to_cart'; readonly term: string; readonly product_id: number }
  | { readonly type: 'category_click'; readonly term: string; readonly category_id: number }
  | { readonly type: 'brand_click'; readonly term: string; readonly brand_id: number }
  | { readonly type: 'poor_search'; readonly term: string; readonly first_term: string; readonly reason: PoorReason };

/** What was noted is sent together after this pause; a poor search that follows another within it takes its place. */
const PAUSE_MS = 2_000;
const MOST_AT_ONCE = 30;
const CHOSEN_KEY = 'mayorista.searched';

let waiting: SearchEvent[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** Notes what was done; it leaves the browser later, beside everything else, and never holds anything up. */
export function noteSearch(event: SearchEvent): void {
  if (event.type === 'poor_search') waiting = waiting.filter(({ type }) => type !== 'poor_search');
  waiting.push(event);
  if (waiting.length >= MOST_AT_ONCE) sendNotes();
  else timer ??= setTimeout(sendNotes, PAUSE_MS);
}

/** Sends what waits now: the page is about to go. */
export function sendNotes(): void {
  clearTimeout(timer);
  timer = undefined;
  if (waiting.length === 0) return;
  const body = JSON.stringify({ events: waiting });
  waiting = [];
  navigator.sendBeacon('/search-events', body);
}

/** The product came from this search: if it goes into the cart, the search led there. */
export function rememberChosen(productId: number, term: string): void {
  try {
    sessionStorage.setItem(CHOSEN_KEY, JSON.stringify({ productId, term }));
  } catch {
    // Storage may be closed off; then the cart is not put down to the search.
  }
}

/** Notes an addition to the cart when the product was chosen from a search in this tab. */
export function noteAdded(productId: number): void {
  try {
    const chosen = JSON.parse(sessionStorage.getItem(CHOSEN_KEY) ?? 'null') as {
      productId?: unknown;
      term?: unknown;
    } | null;
    if (chosen?.productId !== productId || typeof chosen.term !== 'string') return;
    sessionStorage.removeItem(CHOSEN_KEY);
    noteSearch({ type: 'add_to_cart', term: chosen.term, product_id: productId });
  } catch {
    // What somebody else left there is not ours to read.
  }
}

if (typeof window !== 'undefined') window.addEventListener('pagehide', sendNotes);
