import { definePlugin, demoService, registerRecordTypes, registerSetupSteps } from '@mayorista/kernel';
import '@mayorista/people/contract';
import { companyResource } from './companies/company.resource';
import { companySteps } from './companies/company.steps';
import { companyService } from './companies/company.service';
import { messages } from './messages';
import { recordTypes } from './record-types';

export default definePlugin({
  name: 'companies',
  messages,
  resources: [companyResource],
  services: {
    'companies.companies': companyService,
    'people.company-directory': companyService,
    'companies.demo': demoService(async () => (await import('./demo/company.demo')).companyDemo),
  },
  register: ({ strapi }) => {
    registerRecordTypes(strapi, recordTypes);
    registerSetupSteps(strapi, companySteps);
  },
});
