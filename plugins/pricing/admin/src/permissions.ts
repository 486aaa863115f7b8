/** Codes of the house's permissions are actions of the kernel in the panel. */
const needing = (code: string) => [{ action: `plugin::kernel.${code}`, subject: null }];

export const readsGrid = needing('massive-discounts.read');
export const readsSpecialDiscounts = needing('special-brand-discounts.read');
export const writesSpecialDiscounts = needing('special-brand-discounts.write');
export const authorisesSpecialDiscounts = needing('special-brand-discounts.authorise');
export const readsRates = needing('exchange-rates.read');
export const explainsPrices = needing('prices.explain');
