export const messages = {
  invalid_code: 'Usa minúsculas, números y guiones',
  invalid_coverage: 'Escribe códigos postales o rangos separados por comas: 64000-64999, 67100',
} as const;
