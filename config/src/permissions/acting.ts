/**
 * What staff may do while they act as somebody of a company: what they would do for them on the telephone about a purchase. Everything else
 * that is written is that person's own, and so is all that concerns their account. A call that nobody lists here is refused.
 */
const writtenWhileActing: ReadonlySet<string> = new Set([
  // The cart and what leads to an order.
  'carts',
  'cart-details',
  'cart-addresses',
  'cart-cfdi-uses',
  'cart-cfdi-usos',
  'cart-deliveries',
  'cart-payments',
  'cart-sale-order-types',
  'cart-stages',
  'cart-user-extra-data',
  'cart-wish-lists',
  'cart-import-csv-files',
  'cart-shipping-costs',
  'cart-special-discounts',
  'cart-detail-special-discounts',
  'quick-order-lines',
  'saved-carts',
  'wish-lists',
  'wish-list-details',
  // Finding it.
  'multi-search',
  'search-events',
  // Quotations; who may answer one, its own rule says.
  'distributor-quotations',
  'distributor-quotation-previews',
  'distributor-quotation-mails',
  'distributor-quotation-statuses',
  'quotation-import-calculators',
  'external-quotation-datas',
  // Orders that were placed.
  'sale-order-reorders',
  'sale-order-cancellations',
  'sale-order-backorders',
  'sale-order-comments',
  'sale-order-payment-receipts',
  'incidences',
  'incidence-comments',
  'incidence-states',
  // Where goods are sent.
  'company-addresses',
  'address-book-details',
  // Going back to oneself.
  'user-impersonation-ends',
]);

/** Codes of calls that tell of the person's own account. */
const accountCodes: ReadonlySet<string> = new Set(['me.read', 'push-notifications.own']);

/** Facts that the store needs of the person acted as to show its pages: name, rights, language and currency, salesman, notices. */
const readWhileActing: ReadonlySet<string> = new Set([
  'me',
  'user-permissions',
  'user-preferences',
  'user-salesmans',
  'user-push-notifications',
  'push-notification-user-count',
  'push-notification-keys',
]);

interface Call {
  readonly method: string;
  readonly noun: string;
  readonly needs: string;
}

/** Tells whether a call may be made in somebody else's name. */
export function mayWhileActing({ method, noun, needs }: Call): boolean {
  if (method !== 'GET') return writtenWhileActing.has(noun);
  return !accountCodes.has(needs) || readWhileActing.has(noun);
}

/** The nouns that are written in somebody's name, for the test that knows each of them. */
export const actingNouns: readonly string[] = [...writtenWhileActing, ...readWhileActing];
