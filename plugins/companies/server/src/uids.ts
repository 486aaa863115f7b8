import {
  addressBookDetail,
  captchaSolution,
  companyAddress,
  companyEmail,
  companyTelephone,
  distributorRegistry,
  registrationQuestion,
  registryCallSchedule,
  registryDocument,
  whatsappNumber,
} from '../../shared';

export const uids = { company: 'api::companies.company' } as const;

export const tables = {
  company: 'companies',
  companyBranch: 'companies_branch_lnk',
  person: 'up_users',
  companyAddress: companyAddress.table,
  addressBookDetail: addressBookDetail.table,
  companyEmail: companyEmail.table,
  emailNotice: 'company_email_notices',
  companyTelephone: companyTelephone.table,
  whatsappNumber: whatsappNumber.table,
  captchaSolution: captchaSolution.table,
  registry: distributorRegistry.table,
  registrationQuestion: registrationQuestion.table,
  registryCallSchedule: registryCallSchedule.table,
  registryDocument: registryDocument.table,
} as const;
