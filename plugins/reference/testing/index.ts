/** What suites of any plugin begin with of this domain. */
export { startSie, type SieServer } from './sie-server';
export { taxpayerList } from './taxpayer-list';
