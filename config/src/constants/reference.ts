/** Id of México in the list of countries: what an address has unless told otherwise (storefront 9). */
export const DEFAULT_COUNTRY_ID = 143;

/** Ids of telephone types (catalogue 9, people 9). */
export const TELEPHONE_TYPES = { mobile: 1, landline: 2, messages: 3 } as const;

/** Ids an address, a relative and a study have unless told otherwise (storefront 3, people 9). */
export const DEFAULT_TYPE_IDS = { address: 1, relative: 1, education: 1 } as const;
