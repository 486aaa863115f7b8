export const messages = {
  invalid_code: { es: 'Usa minúsculas, números y guiones', en: 'Use lower-case letters, digits and hyphens' },
  invalid_coverage: {
    es: 'Escribe códigos postales o rangos separados por comas: 64000-64999, 67100',
    en: 'Write postal codes or ranges separated by commas: 64000-64999, 67100',
  },
  range_backwards: {
    es: 'El final del rango es menor que el principio',
    en: 'The end of the range is below its beginning',
  },
  no_delivery_there: {
    es: 'No entregamos de esta forma en el código postal {zip}',
    en: 'We do not deliver this way to postal code {zip}',
  },
} as const;
