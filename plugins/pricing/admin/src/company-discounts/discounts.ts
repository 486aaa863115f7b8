import type { ItemOf } from '@mayorista/config/answers';
export const companyTypes = ['integrator', 'reseller', 'installer', 'retailer', 'government'] as const;
export type CompanyType = (typeof companyTypes)[number];

export const typeTexts: Readonly<Record<CompanyType, string>> = {
  integrator: 'Integrador',
  reseller: 'Revendedor',
  installer: 'Instalador',
  retailer: 'Minorista',
  government: 'Gobierno',
};

export type CompanyDiscount = ItemOf<'GET /company-discount-confs'>;
export type TypeDiscount = ItemOf<'GET /distributor-type-discount-configs'>;

type Config = Pick<TypeDiscount, 'company_type' | 'brand_id' | 'discount'>;

/** The platform keeps the types' discounts as one list: with this one changed (at `index`) or added (-1). */
export function withConfig(all: readonly TypeDiscount[], index: number, config: Config): readonly Config[] {
  const plain = all.map(({ company_type, brand_id, discount }) => ({ company_type, brand_id, discount }));
  return index < 0 ? [...plain, config] : plain.map((each, at) => (at === index ? config : each));
}

export const withoutConfig = (all: readonly TypeDiscount[], index: number): readonly Config[] =>
  all
    .filter((_, at) => at !== index)
    .map(({ company_type, brand_id, discount }) => ({ company_type, brand_id, discount }));

/** FieldErrors of one of the list, on its own fields: 'configs.3.discount' is 'discount'. */
export const ownFields = (fields: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([field, text]) => [field.replace(/^configs\.\d+\./, ''), text]));
