export { brands, type BrandSeed } from './catalogue/brands';
export { categories, type CategorySeed } from './catalogue/categories';
export { categoryExtras, type CategoryExtrasSeed } from './catalogue/category-extras';
export {
  datasheets,
  valueLists,
  type SheetFieldSeed,
  type SheetSeed,
  type ValueListSeed,
} from './catalogue/datasheets';
export { overviews, type OverviewSeed } from './catalogue/overviews';
export { products } from './catalogue/products/index';
export { productFlowTypes, stages } from './catalogue/stages';
export { tvcBrands, tvcCategories, type TvcBrandSeed, type TvcCategorySeed } from './catalogue/tvc';
export { videos, type VideoSeed } from './catalogue/videos';
export type {
  Drawing,
  FlowType,
  Grade,
  ProductSeed,
  PromoSeed,
  StageId,
  StockSeed,
  TransitSeed,
  VolumeTier,
} from './catalogue/types';
export { branches, CEDIS, warehouses, type BranchSeed, type WarehouseSeed } from './inventory/branches';
export { valueRestrictions, type RestrictionSeed } from './inventory/restrictions';
export { historyMonths, limitsOf, monthlySales, type LimitSeed } from './inventory/sales-history';
export { suppliers, type SupplierSeed } from './inventory/suppliers';
export { transfers, type TransferSeed } from './inventory/transfers';
export type { Text } from './text';
export { companies, type CompanyAddressSeed, type CompanySeed } from './companies/companies';
export {
  contactMessages,
  prospects,
  registrationQuestions,
  type ProspectSeed,
  type QuestionSeed,
} from './companies/prospects';
export { DEMO_PASSWORD, panelUsers, people, type PanelUserSeed, type PersonSeed } from './companies/people';
export { specialDiscounts, typeDiscounts, type SpecialDiscountSeed } from './pricing/discounts';
export { exchangeRates, type ExchangeRateSeed } from './pricing/exchange-rates';
export { postalCodes, type PostalCodeSeed } from './reference/postal-codes';
export { accounts, type AccountSeed, type MovementSeed } from './payments/accounts';
export { carriers, deliveryOffices, type CarrierSeed, type DeliveryOfficeSeed } from './shipping/carriers';
export { quotations, type QuotationSeed } from './quotations/quotations';
export { pastOrders, type PastOrderSeed, type PastOrderStatus, type ShipmentSeed } from './sales/past-orders';
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
export { divisionColor, divisionIcon } from './drawings/category-tile';
export { bannerScene, overviewScene, type SceneView } from './drawings/overview-scene';
export { galleryPictures } from './drawings/gallery';
export { categoryPicture, heroBanners, productPicture } from './drawings/pictures';
export { countries, type CountrySeed } from './reference/countries';
export { states, type StateSeed } from './reference/states';
export {
  addressTypes,
  adjustmentTypes,
  bloodTypes,
  currencies,
  departments,
  educationTypes,
  emailNotificationTypes,
  emailTypes,
  languages,
  months,
  relativeTypes,
  telephoneTypes,
  terminationReasons,
  unitCategories,
  type TypeSeed,
} from './reference/catalogues';
export { bankInstitutions, banks } from './reference/banks';
export { cfdiUses, taxRegimes } from './reference/sat';
export { translations } from './reference/translations';
export { certificationAgencies, noms, type AgencySeed, type NomRequirementSeed, type NomSeed } from './compliance/noms';
export { tagOf } from './compliance/tags';
export { tariffFractions, type TariffFractionSeed } from './compliance/fractions';
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
  type NomCertSeed,
  type NomDocumentSeed,
} from './compliance/documents';
export { invoiceStates, type InvoiceStateSeed } from './billing/invoices';
export { notices, type NoticeSeed } from './notifications/notices';
export { searches, synonymGroups, type SearchSeed } from './search/searches';
export { incidenceReports, type IncidenceSeed } from './incidences/incidences';
export { demoEmployees, demoJobs, demoJobTitles, type EmployeeSeed, type JobSeed } from './workforce/workforce';
