import { definePlugin, demoService, registerSetupSteps } from '@mayorista/kernel';
import { countryResource, stateResource } from './countries/country.resource';
import { currencyResource, languageResource } from './countries/currency.resource';
import { referenceSteps } from './data/reference.steps';
import { loadLists } from './data/load-lists';
import { listDates } from './dates/list-dates.route';
import { adjustmentTypeResource } from './lists/adjustment-type.resource';
import { banks } from './lists/bank.record';
import { bankInstitutionResource } from './lists/bank-institution.resource';
import { listResources } from './lists/lists.resources';
import { messages } from './messages';
import { findAddresses } from './postal-codes/find-addresses.route';
import { taxCatalogueService } from './tax/tax-catalogue.service';
import { taxResources } from './tax/tax.resources';
import { showTranslations } from './translations/show-translations.route';

export default definePlugin({
  name: 'reference',
  messages,
  resources: [
    ...listResources,
    bankInstitutionResource,
    adjustmentTypeResource,
    countryResource,
    stateResource,
    currencyResource,
    languageResource,
    ...taxResources,
  ],
  records: [banks],
  routes: [findAddresses, listDates, showTranslations],
  services: {
    'reference.tax': taxCatalogueService,
    'reference.demo': demoService(async () => (await import('./data/postal-code.demo')).postalCodeDemo),
  },
  register: ({ strapi }) => registerSetupSteps(strapi, referenceSteps),
  bootstrap: loadLists,
});
