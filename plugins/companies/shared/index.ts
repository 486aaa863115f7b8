/** What server, panel and other plugins share of this one: shapes, what shapes refer to, and rules of addresses. */
export { addressBookDetail } from './address-book-detail.shape';
export { missingAddressFields, type AddressTexts } from './address.rules';
export { companyAddress } from './company-address.shape';
export { companyEmail } from './company-email.shape';
export { companyFiscalData } from './company-fiscal-data.shape';
export { companyTelephone } from './company-telephone.shape';
export { companies, people } from './referables';
export { secondaryUser } from './secondary-user.shape';
export { whatsappNumber } from './whatsapp-number.shape';
