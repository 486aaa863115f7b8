/** Id of México in the list of countries: what an address has unless told otherwise (storefront 9). */
export const DEFAULT_COUNTRY_ID = 143;

/** Ids of telephone types (catalogue 9, people 9). */
export const TELEPHONE_TYPES = { mobile: 1, landline: 2, messages: 3 } as const;

/** Ids an address, a relative and a study have unless told otherwise (storefront 3, people 9). */
export const DEFAULT_TYPE_IDS = { address: 1, relative: 1, education: 1 } as const;

/**
 * The series of Banco de México's SIE that holds the FIX of each banking day: pesos per dollar 'para solventar obligaciones', by the day
 * on which it is determined (Sistema de Información Económica, structure CF102; seen 2026-11-27).
 */
export const FIX_SERIES = 'SF43718';

/**
 * Most calendar days that an official rate is in force without another: banks rest four days in a row at the most (Holy Week, and a
 * weekend beside New Year's Day), so an older one means that nobody has read the newer ones.
 */
export const FIX_VALID_DAYS = 7;
