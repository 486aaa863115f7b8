import type { Core } from '@mayorista/kernel';
import type {
  CardFieldProvider,
  OutletFilter,
  PriceScale,
  PromoFilter,
  StockFilter,
  TextSearch,
} from '../../../contract';

/** What the plugins to the right have added; filled at bootstrap, read by every listing. */
export interface Extensions {
  readonly fields: CardFieldProvider[];
  priceScale: PriceScale | null;
  stockFilter: StockFilter | null;
  promoFilter: PromoFilter | null;
  outletFilter: OutletFilter | null;
  textSearch: TextSearch | null;
}

const noExtensions = (): Extensions => ({
  fields: [],
  priceScale: null,
  stockFilter: null,
  promoFilter: null,
  outletFilter: null,
  textSearch: null,
});

const registered = new WeakMap<Core.Strapi, Extensions>();

/** The extensions of this server. */
export function extensionsOf(strapi: Core.Strapi): Extensions {
  const known = registered.get(strapi) ?? noExtensions();
  registered.set(strapi, known);
  return known;
}
