import type {
  CardFieldProvider,
  OutletFilter,
  PriceScale,
  PromoFilter,
  PublishingCheck,
  StockFilter,
  TextSearch,
} from '../../../contract';

/** What the plugins to the right have added; filled at bootstrap, read by every listing. */
export interface Extensions {
  readonly fields: CardFieldProvider[];
  readonly checks: PublishingCheck[];
  priceScale: PriceScale | null;
  stockFilter: StockFilter | null;
  promoFilter: PromoFilter | null;
  outletFilter: OutletFilter | null;
  textSearch: TextSearch | null;
}

export const noExtensions = (): Extensions => ({
  fields: [],
  checks: [],
  priceScale: null,
  stockFilter: null,
  promoFilter: null,
  outletFilter: null,
  textSearch: null,
});
