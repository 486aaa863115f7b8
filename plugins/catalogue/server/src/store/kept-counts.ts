import { answerCache, type Core } from '@mayorista/kernel';
import { cardsRefreshed, datasheetChanged, productChanged, taxonomyChanged } from '../../../events';
import type { ListingFilters } from './listing.store';

/** Every write of cards, of datasheets and of what they are filled with tells one of these. */
const events = [productChanged, cardsRefreshed, datasheetChanged, taxonomyChanged];

/**
 * What cards and datasheets alone tell of a list, counted once until one of them changes: a sale, an exchange rate or a
 * company's discount leaves it as it is. Counted anew where stock, promos or a text choose the list; those follow other events.
 */
export function kept<Counts>(
  strapi: Core.Strapi,
  name: string,
  filters: ListingFilters,
  count: () => Promise<Counts>,
): Promise<Counts> {
  const { inStock, outlet, promo, text, datasheet, ...ofCards } = filters;
  if (inStock !== null || outlet !== null || promo !== null || text !== null) return count();
  const key = { ...ofCards, datasheet: Object.fromEntries(datasheet) };
  return answerCache(strapi).part(name, key, count, { events });
}
