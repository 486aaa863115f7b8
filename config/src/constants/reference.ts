/** Id of México in the list of countries: what an address has unless told otherwise (storefront 9). */
export const DEFAULT_COUNTRY_ID = 143;

/** ISO code of the country phone fields start with (people 9). */
export const DEFAULT_PHONE_COUNTRY = 'MX';

/** Dial code after which national numbers get a 1 (people 9). */
export const MEXICAN_DIAL_CODE = '52';

/** The currencies prices are in (storefront 9). */
export const CURRENCIES = ['USD', 'MXN'] as const;

/** Id of the currency that autocomplete searches in unless told otherwise (storefront 9). */
export const DEFAULT_SEARCH_CURRENCY_ID = 2;

/** Ids of telephone types (catalogue 9, people 9). */
export const TELEPHONE_TYPES = { mobile: 1, landline: 2, messages: 3 } as const;

/** Ids an address, a relative and a study have unless told otherwise (storefront 3, people 9). */
export const DEFAULT_TYPE_IDS = { address: 1, relative: 1, education: 1 } as const;

/** `GET /dates`: so many months, then the last year (people 7). */
export const MONTHS_IN_DATES = 12;

/** IANA zone in which the business counts its days. */
export const TIME_ZONE = 'America/Mexico_City';
