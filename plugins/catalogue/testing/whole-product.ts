import { unique } from './calls';

export interface Product {
  readonly id: number;
  readonly updatedAt: string;
  readonly [field: string]: unknown;
}

/** The records that a product needs to be published, apart from itself. */
export interface ProductParts {
  readonly brand: number;
  readonly category: number;
  readonly picture: number;
}

/** A product with all that publishing asks for, as the panel creates it. */
export const wholeProduct = ({ brand, category, picture }: ProductParts, more: object = {}) => ({
  name_translations: { es: 'Grabador de paso' },
  model: unique('PROD-P'),
  brand_id: brand,
  category_id: category,
  list_price: '100',
  sat_key: '46171610',
  main_image: picture,
  status: 1,
  ...more,
});
