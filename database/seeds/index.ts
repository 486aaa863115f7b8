export { brands } from './catalogue/brands';
export { categories } from './catalogue/categories';
export { categoryExtras } from './catalogue/category-extras';
export { datasheets, valueLists, type SheetSeed } from './catalogue/datasheets';
export { overviews, type OverviewSeed } from './catalogue/overviews';
export { products } from './catalogue/products/index';
export { stages } from './catalogue/stages';
export { tvcBrands, tvcCategories } from './catalogue/tvc';
export { videos } from './catalogue/videos';
export type { ProductSeed } from './catalogue/types';
export { branches, warehouses } from './inventory/branches';
export { valueRestrictions } from './inventory/restrictions';
export { historyMonths, limitsOf, monthlySales } from './inventory/sales-history';
export { suppliers, type SupplierSeed } from './inventory/suppliers';
export { transfers, type TransferSeed } from './inventory/transfers';
export { companies, type CompanyAddressSeed, type CompanySeed } from './companies/companies';
export { contactMessages, prospects, registrationQuestions, type ProspectSeed } from './companies/prospects';
export { DEMO_PASSWORD, panelUsers, people, type PersonSeed } from './companies/people';
export { specialDiscounts, typeDiscounts } from './pricing/discounts';
export { exchangeRates } from './pricing/exchange-rates';
export { postalCodes } from './reference/postal-codes';
export { accounts, type AccountSeed, type MovementSeed } from './payments/accounts';
export { carriers, deliveryOffices } from './shipping/carriers';
export { quotations, type QuotationSeed } from './quotations/quotations';
export { pastOrders, type PastOrderSeed, type ShipmentSeed } from './sales/past-orders';
export { purchaseSatisfactions, type PurchaseSatisfactionSeed } from './engagement/purchase-satisfactions';
export { reviews, type ReviewSeed } from './engagement/reviews';
export { wishLists, type WishListSeed } from './engagement/wish-lists';
export {
  navButtons,
  popups,
  profilePromos,
  storePromos,
  type NavButtonSeed,
  type PopupSeed,
  type ProfilePromoSeed,
  type StorePromoSeed,
} from './marketing/campaigns';
export { landings, type LandingBlockSeed, type LandingSeed } from './marketing/landings';
export { drawingKinds, productDrawing } from './drawings/product-drawing';
export { brandLogo } from './drawings/brand-logo';
export { placeholder } from './drawings/banners';
export { divisionIcon } from './drawings/category-tile';
export { bannerScene, overviewScene } from './drawings/overview-scene';
export { galleryPictures } from './drawings/gallery';
export { categoryPicture, heroBanners, productPicture } from './drawings/pictures';
export { countries } from './reference/countries';
export { states } from './reference/states';
export { currencies, telephoneTypes } from './reference/catalogues';
export { bankInstitutions, banks } from './reference/banks';
export { cfdiUses, taxRegimes } from './reference/sat';
export { certificationAgencies, noms } from './compliance/noms';
export { tagOf } from './compliance/tags';
export { tariffFractions } from './compliance/fractions';
export {
  fractionOf,
  isFractionVerified,
  isSheetApproved,
  nomCerts,
  nomDocuments,
  nomExemptions,
  nomOverrides,
  nomsOf,
  requiresNom,
  type NomDocumentSeed,
} from './compliance/documents';
export { invoiceStates, type InvoiceStateSeed } from './billing/invoices';
export { notices, type NoticeSeed } from './notifications/notices';
export { searches, synonymGroups, type SearchSeed } from './search/searches';
export { incidenceReports, type IncidenceSeed } from './incidences/incidences';
export { demoEmployees, demoJobs, demoJobTitles, type EmployeeSeed } from './workforce/workforce';
export { courseCategories, courses, students, type CourseSeed, type StudentSeed } from './academy/academy';
export { surveyCategories, surveys, type SurveySeed } from './surveys/surveys';
export {
  installers,
  subscriptionPlans,
  type InstallerSeed,
  type SubscriptionSeed,
} from './subscriptions/subscriptions';
