import { definePlugin, demoService, registerSetupSteps } from '@mayorista/kernel';
import { countryResource, stateResource } from './countries/country.resource';
import { referenceSteps } from './data/reference.steps';
import { loadLists } from './data/load-lists';
import { accountReader } from './bank-accounts/account-reader';
import { listPaymentAccounts } from './bank-accounts/list-payment-accounts.route';
import { listDates } from './dates/list-dates.route';
import { banks } from './lists/bank.record';
import { departmentReader } from './lists/department-reader';
import { listRecords } from './lists/list.records';
import { messages } from './messages';
import { findAddresses } from './postal-codes/find-addresses.route';
import { placeReader } from './postal-codes/place-reader';
import { taxCatalogueService } from './tax/tax-catalogue.service';
import { fetchRates } from './official-rates/fetch-rates.job';
import { fetchTaxpayerList } from './listed-taxpayers/fetch-list.job';
import { listedTaxpayerReader } from './listed-taxpayers/listed-reader';
import { listedTaxpayers } from './listed-taxpayers/listed-taxpayer.record';
import { uploadTaxpayerList } from './listed-taxpayers/upload-list.route';
import { officialRateReader } from './official-rates/official-rate-reader';
import { officialRates } from './official-rates/official-rate.record';
import { uploadRates } from './official-rates/upload-rates.route';
import { showTranslations } from './translations/show-translations.route';

export default definePlugin({
  name: 'reference',
  area: ['Catálogos de referencia', 'Países, estados, monedas, códigos postales y textos.'],
  messages,
  resources: [countryResource, stateResource],
  records: [banks, officialRates, listedTaxpayers, ...listRecords],
  routes: [findAddresses, listDates, listPaymentAccounts, showTranslations, uploadRates, uploadTaxpayerList],
  jobs: [fetchRates, fetchTaxpayerList],
  services: {
    'reference.tax': taxCatalogueService,
    'reference.places': placeReader,
    'reference.bank-accounts': accountReader,
    'reference.listed-taxpayers': listedTaxpayerReader,
    'reference.official-rates': officialRateReader,
    'reference.departments': departmentReader,
    'reference.demo': demoService(async () => (await import('./data/reference.demo')).referenceDemo),
  },
  register: ({ strapi }) => registerSetupSteps(strapi, referenceSteps),
  bootstrap: loadLists,
});
