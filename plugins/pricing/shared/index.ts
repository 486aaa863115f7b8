/** What server, panel and other plugins share of this one: shapes, and what shapes refer to. */
export { companyDiscountConf } from './company-discount-conf.shape';
export { specialBrandDiscount } from './special-brand-discount.shape';
