import { TELEPHONE_TYPES } from './reference';

const { mobile, landline, messages } = TELEPHONE_TYPES;

/** Ids of the telephone types a person of each kind may have (people 5). */
export const TELEPHONE_TYPES_OF = {
  employee: [mobile, landline, messages],
  client: [mobile, landline],
  admin: [mobile, landline, messages],
} as const;

/** How long a person stays logged in with 'recordarme', in days; without it, until the browser closes (storefront 4, 9). */
export const REMEMBERED_LOGIN_DAYS = 365;

/**
 * How long sessions of the store live (design 8): a token for requests some minutes, the session as long as somebody comes by
 * within `idleHours` and `maxDays` at most, and with 'recordarme' for `REMEMBERED_LOGIN_DAYS`. A renewed token renews again for
 * `graceSeconds`: several requests of one page may renew it at once.
 */
export const SESSION_LIFETIMES = { accessMinutes: 10, idleHours: 12, maxDays: 7, graceSeconds: 60 } as const;

/** How long the link of a mail that resets a password works, and that of one handed over by the super administrator. */
export const PASSWORD_LINK_MINUTES = 60;

/** A password has so many characters at least, and no more bytes than bcrypt looks at. */
export const PASSWORD_LENGTHS = { characters: 10, bytes: 72 } as const;

/**
 * Guesses at logging in and at codes: within a window, per account from one address, per address over all accounts, and per
 * account over all addresses, in a longer window of its own.
 */
export const LOGIN_ATTEMPTS = {
  windowMinutes: 5,
  perAccount: 10,
  perAddress: 300,
  everywhere: { windowMinutes: 30, perAccount: 40 },
} as const;

/**
 * Another address for an account: the link at the new one works for so many hours, the way back at the former one for so many days, and
 * so many are asked for an account in a day.
 */
export const EMAIL_CHANGE = { confirmHours: 24, undoDays: 7, perDay: 5 } as const;
