export const messages = {
  invalid_code: 'Usa minúsculas, números y guiones',
  invalid_coverage: 'Escribe códigos postales o rangos separados por comas: 64000-64999, 67100',
  range_backwards: 'El final del rango es menor que el principio',
  no_delivery_there: 'No entregamos de esta forma en el código postal {zip}',
} as const;
