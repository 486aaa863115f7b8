import { needing } from '@mayorista/kernel/panel';

export const readsGrid = needing('massive-discounts.read');
export const writesGrid = needing('massive-discounts.write');
export const readsSpecialDiscounts = needing('special-brand-discounts.read');
export const writesSpecialDiscounts = needing('special-brand-discounts.write');
export const authorisesSpecialDiscounts = needing('special-brand-discounts.authorise');
export const readsRates = needing('exchange-rates.read');
export const writesRates = needing('exchange-rates.write');
export const explainsPrices = needing('prices.explain');
export const readsPromos = needing('promos.read');
export const writesPromos = needing('promos.write');
export const writesProducts = needing('products.write');
export const readsCompanyDiscounts = needing('company-discounts.read');
export const writesCompanyDiscounts = needing('company-discounts.write');
