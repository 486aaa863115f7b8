export const uids = {
  landing: 'api::marketing.landing',
  storePromo: 'api::marketing.store-promo',
  popup: 'api::marketing.popup',
  navButton: 'api::marketing.store-nav-promo-button-config',
  profilePromo: 'api::marketing.store-profile-promo-dashboard-config',
  submission: 'api::marketing.landing-submission',
  category: 'api::catalogue.category',
} as const;

export const tables = {
  landing: 'landings',
  submission: 'landing_submissions',
  category: 'categories',
  brand: 'brands',
  file: 'files',
} as const;
