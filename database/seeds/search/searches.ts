export interface SearchSeed {
  term: string;
  /** Searches of an ordinary week. */
  weekly: number;
  /** Shares of them, from 0 to 1. */
  without_results?: number;
  clicks?: number;
  cart?: number;
  abandoned?: number;
}

/** What people of the demo world search, and what becomes of it. */
export const searches: readonly SearchSeed[] = [
  { term: 'camara domo', weekly: 96, clicks: 0.62, cart: 0.18, abandoned: 0.08 },
  { term: 'nvr 16 canales', weekly: 71, clicks: 0.66, cart: 0.21, abandoned: 0.06 },
  { term: 'cable utp cat 6', weekly: 64, clicks: 0.7, cart: 0.33, abandoned: 0.04 },
  { term: 'control de acceso', weekly: 52, clicks: 0.41, cart: 0.09, abandoned: 0.22 },
  { term: 'bateria 12v 7ah', weekly: 44, clicks: 0.68, cart: 0.3, abandoned: 0.05 },
  { term: 'switch poe', weekly: 41, clicks: 0.58, cart: 0.16, abandoned: 0.1 },
  { term: 'videoportero', weekly: 33, clicks: 0.5, cart: 0.1, abandoned: 0.15 },
  { term: 'disco duro 4tb', weekly: 28, clicks: 0.6, cart: 0.2, abandoned: 0.07 },
  { term: 'timbre inteligente', weekly: 17, without_results: 1, abandoned: 0.7 },
  { term: 'camara solar 4g', weekly: 14, without_results: 1, abandoned: 0.6 },
  { term: 'pastilla electrica', weekly: 11, without_results: 1, abandoned: 0.55 },
  { term: 'biometrico checador', weekly: 19, clicks: 0.2, abandoned: 0.5 },
  { term: 'regulador', weekly: 22, clicks: 0.25, abandoned: 0.4 },
];

/** Synonyms that staff added. */
export const synonymGroups: readonly (readonly string[])[] = [
  ['checador', 'reloj checador', 'control de asistencia'],
  ['portero', 'videoportero'],
];
