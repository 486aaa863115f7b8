/** Texts of search (spec storefront 8). */
export const messages = {
  search_token_expired: 'Token de busqueda expirado.',
  search_token_missing: 'Falta el token de búsqueda.',
  search_not_valid: 'La búsqueda no es válida.',
  search_unavailable: 'La búsqueda no está disponible por el momento. Intenta de nuevo en unos segundos.',
  synonyms_too_few: 'Escribe al menos dos palabras que signifiquen lo mismo',
  synonyms_taken: 'Ya existe un grupo con estas palabras',
} as const;
