/** What server, panel and other plugins share of this one: shapes, what shapes refer to, and rules of addresses. */
export { addressBookDetail } from './address-book-detail.shape';
export { missingAddressFields, type AddressTexts } from './address.rules';
export { captchaSolution } from './captcha-solution.shape';
export { companyAddress } from './company-address.shape';
export { companyEmail } from './company-email.shape';
export { companyFiscalData } from './company-fiscal-data.shape';
export { companyTelephone } from './company-telephone.shape';
export { contactMessage } from './contact-message.shape';
export { distributorRegistry } from './distributor-registry.shape';
export { companies, people } from './referables';
export { registrationQuestion } from './registration-question.shape';
export { registryCall, registryCallSchedule } from './registry-calls.shape';
export { registryDocument } from './registry-document.shape';
export { secondaryUser } from './secondary-user.shape';
export { whatsappNumber } from './whatsapp-number.shape';
export * from './terms';
