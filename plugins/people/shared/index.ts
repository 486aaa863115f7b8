/** What server, panel and other plugins share of this one: shapes, what shapes refer to, and rules of people's papers. */
export { preferredCurrency } from './currency.rules';
export { isClabe, isCurp, isNss, isRfc } from './identity.rules';
export { emailChange } from './email-change.shape';
export { panelAccounts, people, roles } from './referables';
export { defaultRegion, dialledNumber, parseTelephone, telephoneCountries, telephoneParts } from './telephone.rules';
export { sessionDevice } from './session-device.shape';
export { documentTypes, userDocument } from './user-document.shape';
export { userProfile } from './user-profile.shape';
export {
  allowsTelephoneType,
  tabOfError,
  tabsFor,
  userTabs,
  userTypes,
  type UserTab,
  type UserType,
} from './user-types';
