import { definePlugin, demoService, registerRecordTypes, registerSetupSteps } from '@mayorista/kernel';
import '@mayorista/people/contract';
import { addressBookDetails } from './address-book/address-book-detail.record';
import { listAddressBooks } from './address-book/list-address-books.route';
import { addressService } from './addresses/address.service';
import { companyAddresses } from './addresses/company-address.record';
import { audienceService } from './audiences/audience.service';
import { companyResource } from './companies/company.resource';
import { companySteps } from './companies/company.steps';
import { companyService } from './companies/company.service';
import { companyEmails } from './contacts/company-email.record';
import { companyTelephones } from './contacts/company-telephone.record';
import { whatsappNumbers } from './contacts/whatsapp-number.record';
import { messages } from './messages';
import { recordTypes } from './record-types';

export default definePlugin({
  name: 'companies',
  messages,
  resources: [companyResource],
  records: [
    companyAddresses,
    addressBookDetails,
    companyEmails,
    companyTelephones,
    whatsappNumbers,
  ],
  routes: [listAddressBooks],
  services: {
    'companies.addresses': addressService,
    'companies.audiences': audienceService,
    'companies.companies': companyService,
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
