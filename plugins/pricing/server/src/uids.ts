export const tables = {
  exchangeRate: 'exchange_rates',
  offer: 'product_offers',
  volumeTier: 'volume_tiers',
  specialDiscount: 'special_brand_discounts',
  specialDiscountCompany: 'special_brand_discount_companies',
  companyDiscount: 'company_discount_confs',
  typeDiscount: 'distributor_type_discount_configs',
  discountLimit: 'discount_limits',
  concession: 'concessions',
  company: 'companies',
  brand: 'brands',
} as const;
