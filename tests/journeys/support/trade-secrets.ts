import type { Page } from '@playwright/test';
import type { Offer } from './demo-world';

/** Keys under which the platform's answers, and the store's pages, carry prices and stock. */
const keys =
  /\\?"(calculated_\w+|secondary_user_price|list_price|percentage_change|price_steps|discounts|total_inventories|inventories|inventories_by_branch|branchStock|listPrice)\\?"\s*:/g;
/** Amounts of money as the store writes them. */
const money = /\$\s?\d[\d,]*\.\d\d/g;

/** What a text gives away: price and stock keys, amounts of money, and the very prices of these products. */
export function secretsIn(text: string, offers: readonly Offer[]): string[] {
  const prices = offers
    .flatMap((offer) => [offer.calculated_list_price, offer.calculated_distributor_price])
    // A shorter number may stand on a page for other reasons.
    .filter((price) => price.length >= '1000.00'.length);
  const written = prices.flatMap((price) => [
    price,
    Number(price).toLocaleString('en-US', { minimumFractionDigits: 2 }),
  ]);
  return [
    ...[...text.matchAll(keys)].map(([match]) => match),
    ...[...text.matchAll(money)].map(([match]) => match),
    ...written.filter((price) => text.includes(price)),
  ];
}

export interface Heard {
  readonly url: string;
  readonly text: string;
}

/** Keeps every page and every data answer that the browser is given from now on. */
export function listen(page: Page): () => Promise<Heard[]> {
  const answers: Promise<Heard>[] = [];
  page.on('response', (response) => {
    const type = response.headers()['content-type'] ?? '';
    if (!/html|json|x-script|text\/plain/.test(type) || response.status() >= 300) return;
    const url = response.url();
    answers.push(
      response.text().then(
        (text) => ({ url, text }),
        // A page that was left before its body was read has shown nothing either.
        () => ({ url, text: '' }),
      ),
    );
  });
  return () => Promise.all(answers);
}
