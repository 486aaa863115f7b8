import { definePlugin, demoService, registerRecordTypes } from '@mayorista/kernel';
import '@mayorista/people/contract';
import { audienceService } from './audiences/audience.service';
import { companyResource } from './companies/company.resource';
import { companyService } from './companies/company.service';
import { messages } from './messages';
import { recordTypes } from './record-types';

export default definePlugin({
  name: 'companies',
  messages,
  resources: [companyResource],
  services: {
    'companies.audiences': audienceService,
    'companies.companies': companyService,
    'people.company-directory': companyService,
    'companies.demo': demoService(async () => (await import('./demo/company.demo')).companyDemo),
  },
  register: ({ strapi }) => registerRecordTypes(strapi, recordTypes),
});
