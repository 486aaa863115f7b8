import { definePlugin, demoService, registerRecordTypes, registerSetupSteps } from '@mayorista/kernel';
import '@mayorista/people/contract';
import { audienceService } from './audiences/audience.service';
import { companyResource } from './companies/company.resource';
import { companySteps } from './companies/company.steps';
import { companyService } from './companies/company.service';
import { companyFiscalDatas } from './fiscal-datas/company-fiscal-data.record';
import { findFiscalIdentity, judgeByCatalogues } from './fiscal-datas/fiscal-data.store';
import { saveFiscalData } from './fiscal-datas/save-fiscal-data.route';
import { messages } from './messages';
import { recordTypes } from './record-types';

export default definePlugin({
  name: 'companies',
  messages,
  resources: [companyResource],
  records: [companyFiscalDatas],
  routes: [saveFiscalData],
  services: {
    'companies.audiences': audienceService,
    'companies.companies': companyService,
    'companies.fiscal': ({ strapi }) => ({
      find: findFiscalIdentity,
      judge: (knex, identity) => judgeByCatalogues(strapi, knex, identity),
    }),
    'people.company-directory': (deps) => ({
      ...companyService(deps),
      audienceOf: async (actor) => (await audienceService(deps).of(actor)).kind,
    }),
    'companies.demo': demoService(async () => (await import('./demo/company.demo')).companyDemo),
  },
  register: ({ strapi }) => {
    registerRecordTypes(strapi, recordTypes);
    registerSetupSteps(strapi, companySteps);
  },
});
