import type { Deps } from '@mayorista/kernel';
import type { CardFieldProvider, ListedCardService, PromoFilter } from '../../../contract';
import { audienceOf } from './audience';
import { viewsOf } from './card-views';
import { extensionsOf } from './extensions';
import { visibleRows } from './visible-rows';

/** Cards of products for whoever looks at them. */
export const listedCardService = ({ strapi }: Deps): ListedCardService => {
  const extensions = extensionsOf(strapi);
  return {
    addFields: (provider) => void extensions.fields.push(provider as CardFieldProvider),
    usePriceScale: (scale) => void (extensions.priceScale = scale),
    useStockFilter: (filter) => void (extensions.stockFilter = filter),
    usePromoFilter: (filter) => void (extensions.promoFilter = filter as PromoFilter),
    useOutletFilter: (filter) => void (extensions.outletFilter = filter),
    useTextSearch: (search) => void (extensions.textSearch = search),
    of: async (ids, viewer, locale) =>
      viewsOf(strapi, await visibleRows(strapi, ids), await audienceOf(strapi, viewer), { locale, only: viewer.only }),
    audienceOf: (viewer) => audienceOf(strapi, viewer),
  };
};
