import { TELEPHONE_TYPES } from './reference';

const { mobile, landline, messages } = TELEPHONE_TYPES;

/** Ids of the telephone types a person of each kind may have (people 5). */
export const TELEPHONE_TYPES_OF = {
  employee: [mobile, landline, messages],
  client: [mobile, landline],
  admin: [mobile, landline, messages],
} as const;

/** What an empty weight (kg) or height (m) is saved as (people 4). */
export const EMPTY_MEASURE = 0;

/** Payroll year that means all of them (catalogue 9). */
export const ALL_PAYROLL_YEARS = 0;

/** How long a person stays logged in with 'recordarme', in days; without it, until the browser closes (storefront 4, 9). */
export const REMEMBERED_LOGIN_DAYS = 365;

/** Guesses at logging in and at codes: within a window, per account from one address, and per address over all accounts. */
export const LOGIN_ATTEMPTS = { windowMinutes: 5, perAccount: 10, perAddress: 300 } as const;
