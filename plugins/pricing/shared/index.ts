/** What server, panel and other plugins share of this one: the buyer that a company is. */
export { concession } from './concession.shape';
export { discountLimit } from './discount-limit.shape';
export { companyBuyer } from './company-buyer.rules';
export { isMarkedUp, toCompanyPrice, type CompanyPrice } from './company-price.rules';
