import { brands } from '../catalogue/brands';
import type { ProductSeed } from '../catalogue/types';
import { rfc } from '../check-digits';

/** Who the demo house is on the labels it prints. */
const importer = {
  importer_name: 'Mayorista Demo de Tecnología, S.A. de C.V.',
  importer_address: 'Av. Eje Central 1200, Industrial Vallejo, 07700 Ciudad de México',
  importer_rfc: rfc('MDT140203K1'),
};
const brandNames = new Map(brands.map(({ key, name }) => [key, name]));

/** What the printed label of a product says (NOM-024, NOM-050). */
export const tagOf = ({ name, brand, model, guarantee }: ProductSeed) => ({
  product_name: name.es,
  brand: brandNames.get(brand) ?? brand,
  model,
  country_of_origin: 'China',
  ...importer,
  input_voltage: '100-240 V~',
  frequency: '50/60 Hz',
  contents: '1 pieza',
  warnings: 'Lea el instructivo antes de usar el producto. No lo abra: en su interior hay tensión eléctrica.',
  warranty: `${guarantee} meses`,
});
