/** Texts of search (spec storefront 8). */
export const messages = {
  search_token_expired: { es: 'Token de busqueda expirado.', en: 'Search token expired.' },
  search_token_missing: { es: 'Falta el token de búsqueda.', en: 'The search token is missing.' },
  search_not_valid: { es: 'La búsqueda no es válida.', en: 'The search is not valid.' },
  search_unavailable: {
    es: 'La búsqueda no está disponible por el momento. Intenta de nuevo en unos segundos.',
    en: 'Search is not available for now. Try again in some seconds.',
  },
  synonyms_too_few: {
    es: 'Escribe al menos dos palabras que signifiquen lo mismo',
    en: 'Write at least two words that mean the same',
  },
  synonyms_taken: { es: 'Ya existe un grupo con estas palabras', en: 'A group with these words already exists' },
} as const;
