/** What server, panel and other plugins share of this one: shapes, and what shapes refer to. */
export { bank } from './bank.shape';
export { countries, currencies } from './referables';
export { listedTaxpayer, taxpayerSituations } from './listed-taxpayer.shape';
export { officialRate } from './official-rate.shape';
export * from './coded-list.shapes';
export * from './named-list.shapes';
