import {
  registerFindable,
  definePlugin,
  demoService,
  ensureSearchIndex,
  ensureTextIndexes,
  knexWithin,
  on,
  registerActingRule,
  registerIdentityTables,
  registerRecordTypes,
  registerSetupSteps,
  registerWidgets,
} from '@mayorista/kernel';
import '@mayorista/people/contract';
import { addressBookDetails } from './address-book/address-book-detail.record';
import { listAddressBooks } from './address-book/list-address-books.route';
import { addressService } from './addresses/address.service';
import { companyAddresses } from './addresses/company-address.record';
import { audienceService } from './audiences/audience.service';
import { makeCaptcha, pruneCaptchas } from './captcha/captcha.routes';
import { companyRefusals, companyRowsInReach } from './companies/company-rows';
import { companyResource, companySearch } from './companies/company.resource';
import { companySteps } from './companies/company.steps';
import { judgeBuying, refuseInactive } from './companies/judge-buying';
import { companyService } from './companies/company.service';
import { profileColumns } from './companies/company.store';
import { companyEmails } from './contacts/company-email.record';
import { copiesOf, mailWithCopies } from './contacts/mail-with-copies';
import { companyTelephones } from './contacts/company-telephone.record';
import { whatsappNumbers } from './contacts/whatsapp-number.record';
import { companyFiscalDatas } from './fiscal-datas/company-fiscal-data.record';
import { findFiscalIdentity, findPurchaseUses, judgeByCatalogues } from './fiscal-datas/fiscal-data.store';
import { saveFiscalData } from './fiscal-datas/save-fiscal-data.route';
import { companyChanges } from './changes/company-change.record';
import { sendCodeJob } from './codes/send-code.job';
import { verificationRoutes } from './codes/verification.routes';
import { deskRoutes } from './desk/desk.routes';
import { distributorWidgets } from './desk/distributor-widgets';
import { registerPart } from './desk/overview-parts';
import { branchDistributorRoutes } from './distributors/branch-distributor.routes';
import { contactRoutes } from './distributors/contact.routes';
import { distributorRoutes, searchedTexts } from './distributors/distributor.routes';
import { companyDocuments } from './documents/company-document.record';
import { documentRoutes } from './documents/document.routes';
import { findLogo, logoRoutes } from './logos/logo.routes';
import { certificateRoutes } from './tax-certificates/certificate.routes';
import { contactMessages, contactUs } from './contact-us/contact-message.record';
import { franchiseMigrations, franchiseRoutes } from './franchises/franchise.routes';
import { impersonations } from './impersonations/impersonation.record';
import { impersonationRoutes, mayGoOnActing } from './impersonations/impersonation.routes';
import { listActs } from './impersonations/list-acts.route';
import { messages } from './messages';
import { prospectRoutes } from './prospects/prospect.routes';
import { searchCompanies } from './prospects/search-companies.route';
import { registryCalls, registryCallSchedules } from './prospects/registry-calls.record';
import { remindCalls } from './prospects/remind-calls';
import { welcomeJob } from './prospects/welcome.job';
import { distributorRegistries } from './registration/distributor-registry.record';
import {
  captchaSolutions,
  companyBranches,
  companyLogos,
  contactCodes,
  registryDocuments,
  taxCertificates,
} from './registration/plain.records';
import { registrationQuestions } from './registration/registration-question.record';
import { registrationRoutes } from './registration/registration.routes';
import { resumeJob } from './registration/resume.job';
import { recordTypes } from './record-types';
import { inviteJob } from './secondary-users/invite.job';
import { listActivities } from './secondary-users/list-activities.route';
import { limitSecondaryUsers } from './secondary-users/personal-rights';
import { secondaryConfigRoutes } from './secondary-users/secondary-config.routes';
import { secondaryUserRecord } from './secondary-users/secondary-user.record';
import { accessRoutes } from './secondary-users/access.routes';
import { secondaryUserRoutes } from './secondary-users/secondary-user.routes';
import { permitsLogin } from './secondary-users/secondary-user.store';
import { getSecondaryUser } from './secondary-users/secondary-user.service';
import { taxpayerListChanged } from '@mayorista/reference/events';
import { checkListed } from './tax-alerts/check-listed.job';
import { taxAlerts } from './tax-alerts/tax-alert.record';
import { findableCompanies } from './companies/findable-companies';
import { tables } from './uids';

export default definePlugin({
  name: 'companies',
  area: ['Distribuidores', 'Las empresas que compran, sus datos fiscales, direcciones y contactos.'],
  messages,
  resources: [companyResource],
  records: [
    companyAddresses,
    addressBookDetails,
    companyEmails,
    companyTelephones,
    whatsappNumbers,
    companyFiscalDatas,
    secondaryUserRecord,
    distributorRegistries,
    registryDocuments,
    registryCallSchedules,
    registryCalls,
    registrationQuestions,
    contactMessages,
    captchaSolutions,
    contactCodes,
    companyLogos,
    taxCertificates,
    companyBranches,
    companyDocuments,
    companyChanges,
    impersonations,
    franchiseMigrations,
    taxAlerts,
  ],
  routes: [
    listAddressBooks,
    saveFiscalData,
    ...secondaryUserRoutes,
    ...secondaryConfigRoutes,
    listActivities,
    makeCaptcha,
    contactUs,
    ...registrationRoutes,
    ...prospectRoutes,
    searchCompanies,
    ...accessRoutes,
    ...verificationRoutes,
    ...logoRoutes,
    ...documentRoutes,
    ...certificateRoutes,
    ...distributorRoutes,
    ...contactRoutes,
    ...branchDistributorRoutes,
    ...impersonationRoutes,
    listActs,
    ...franchiseRoutes,
    ...deskRoutes,
  ],
  jobs: [inviteJob, sendCodeJob, resumeJob, welcomeJob, remindCalls, pruneCaptchas, checkListed],
  subscriptions: [on(taxpayerListChanged, checkListed, () => ({}))],
  histories: [
    {
      type: 'secondary-user-accounts',
      needs: 'secondary-users.read',
      async find(strapi, actor, id) {
        const row = await getSecondaryUser({ strapi, actor }, Number(id));
        return { ...row, companyId: row.company_id };
      },
    },
  ],
  services: {
    'companies.addresses': addressService,
    'companies.audiences': audienceService,
    'companies.buying': ({ strapi }) => ({
      judge: (companyId) => judgeBuying(strapi, companyId),
      refuseInactive: (actor) => refuseInactive(strapi, actor),
    }),
    'companies.companies': companyService,
    'companies.contacts': () => ({ copiesOf, mailWithCopies }),
    'companies.desk': ({ strapi }) => ({ register: (part) => registerPart(strapi, part) }),
    'companies.logos': () => ({ find: findLogo }),
    'companies.fiscal': ({ strapi }) => ({
      find: (knex, companyId) => findFiscalIdentity(strapi, knex, companyId),
      judge: (knex, identity) => judgeByCatalogues(strapi, knex, identity),
      purchaseUses: (knex, companyId) => findPurchaseUses(strapi, knex, companyId),
    }),
    'companies.reach': ({ strapi }) => ({
      narrow: (query, actor) => companyRowsInReach(query, actor, strapi),
      judge: companyRefusals,
    }),
    'people.company-directory': (deps) => ({
      ...companyService(deps),
      permitsLogin: (userId) => permitsLogin(knexWithin(deps.strapi), userId),
      audienceOf: async (actor) => (await audienceService(deps).of(actor)).kind,
    }),
    'companies.demo': demoService(async () => (await import('./demo/company.demo')).companyDemo),
  },
  register: ({ strapi }) => {
    limitSecondaryUsers(strapi);
    registerActingRule(strapi, mayGoOnActing);
    registerIdentityTables(strapi, {
      [secondaryUserRecord.shape.table]: 'any',
      [tables.company]: profileColumns,
      [tables.companyBranch]: 'any',
    });
    registerRecordTypes(strapi, recordTypes);
    registerSetupSteps(strapi, companySteps);
    registerFindable(strapi, [findableCompanies(strapi)]);
    registerWidgets(strapi, distributorWidgets);
  },
  bootstrap: async ({ strapi }) => {
    await ensureSearchIndex(strapi, companySearch);
    await ensureTextIndexes(strapi, searchedTexts);
  },
});
