import { addressBookDetail, companyAddress, companyEmail, companyTelephone, whatsappNumber } from '../../shared';

export const uids = { company: 'api::companies.company' } as const;

export const tables = {
  company: 'companies',
  companyBranch: 'companies_branch_lnk',
  person: 'up_users',
  companyAddress: companyAddress.table,
  addressBookDetail: addressBookDetail.table,
  companyEmail: companyEmail.table,
  companyTelephone: companyTelephone.table,
  whatsappNumber: whatsappNumber.table,
  postalCode: 'postal_codes',
} as const;
