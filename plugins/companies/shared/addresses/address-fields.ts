import { countries } from '@mayorista/reference/shared';
import { quantity, reference, text } from '@mayorista/kernel/shape';

/** A yes or no that the documents write as 1 and 0. */
const oneOrZero = (label: string) => quantity({ label, max: 1, default: 0 });

/** Fields that every postal address has (spec storefront 3, Company address). What must not be empty is said by `missingAddressFields`. */
export const addressFields = {
  receivers_name: text({ label: 'Atención a', max: 160 }),
  telephone: text({ label: 'Teléfono', max: 20 }),
  street: text({ label: 'Calle', max: 160 }),
  exterior_number: text({ label: 'Número exterior', max: 20 }),
  interior_number: text({ label: 'Número interior', max: 20 }),
  zip_code: text({ label: 'Código postal', max: 10 }),
  colony: text({ label: 'Colonia', max: 120 }),
  is_custom_colony: oneOrZero('Colonia escrita a mano (1 sí, 0 no)'),
  municipality: text({ label: 'Municipio', max: 120 }),
  state: text({ label: 'Estado', max: 80 }),
  country: reference(countries, { label: 'País' }),
  reference: text({ label: 'Referencias', max: 500 }),
  is_favorited: oneOrZero('Favorita (1 sí, 0 no)'),
};
