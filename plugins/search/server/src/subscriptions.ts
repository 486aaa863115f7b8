import { cardsRefreshed, productsImported, taxonomyChanged } from '@mayorista/catalogue/events';
import { stockChanged } from '@mayorista/inventory/events';
import { on } from '@mayorista/kernel';
import { checkCompleteness } from './completeness/check-completeness';
import { refreshCategories } from './jobs/refresh-categories';
import { refreshProducts } from './jobs/refresh-products';

/** What search follows: cards carry texts, prices and visibility; stock changes on its own. */
export const subscriptions = [
  on(cardsRefreshed, refreshProducts, ({ ids }) => (ids.length === 0 ? null : { ids })),
  on(stockChanged, refreshProducts, ({ productIds }) => (productIds.length === 0 ? null : { ids: productIds })),
  on(productsImported, checkCompleteness, () => ({})),
  on(taxonomyChanged, refreshCategories, ({ kind }) => (kind === 'category' ? {} : null)),
];
