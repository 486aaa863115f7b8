export const messages = {
  invalid_zip_code: 'El código postal debe tener 5 dígitos',
  zip_code_not_found: 'No encontramos ese código postal',
  invalid_clabe: 'La CLABE debe tener 18 dígitos',
  invalid_country_code: 'La clave del país debe ser de dos letras',
} as const;
