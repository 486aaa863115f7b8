export const companyTypes = ['integrator', 'reseller', 'installer', 'retailer', 'government'] as const;
export type CompanyType = (typeof companyTypes)[number];

export const typeTexts: Readonly<Record<CompanyType, string>> = {
  integrator: 'Integrador',
  reseller: 'Revendedor',
  installer: 'Instalador',
  retailer: 'Minorista',
  government: 'Gobierno',
};

/** A percent that a company has on a brand, or on all of them. */
export interface CompanyDiscount {
  readonly id: number;
  readonly company_id: number;
  readonly business_name: string | null;
  readonly brand_id: number | null;
  readonly brand_name: string | null;
  readonly discount: string;
  readonly start_date: string | null;
  readonly end_date: string | null;
  readonly set_by: string | null;
}

/** A percent that every company of a type has on a brand, or on all of them. */
export interface TypeDiscount {
  readonly id: number;
  readonly company_type: CompanyType;
  readonly brand_id: number | null;
  readonly brand_name: string | null;
  readonly discount: string;
  readonly set_by: string | null;
}

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
