/** Hours for which the link of an invitation works, once. */
export const INVITATION_HOURS = 72;

/** Days for which the mailed link goes on with a registration that was begun. */
export const REGISTRATION_LINK_DAYS = 14;

/** How much a visitor's browser works for a captcha (numbers tried at most), and the minutes for which its answer is taken. */
export const CAPTCHA = { maxNumber: 50_000, minutes: 20 } as const;

/** Minutes before a scheduled call at which whoever makes it is reminded. */
export const CALL_REMINDER_MINUTES = 15;

/** A code that verifies a mail or number: digits, minutes it is good for, guesses at it, seconds before another is sent, and sendings a day. */
export const CONTACT_CODE = { digits: 6, minutes: 10, guesses: 5, pauseSeconds: 60, sendingsADay: 10 } as const;

/** Kinds of notice that a company's e-mails may receive, as the list of kinds is loaded. */
export const EMAIL_NOTICES = { orders: 1, invoices: 2 } as const;

/** Kinds of paper that a company files, in the order in which they are offered. */
export const companyDocumentTypes = [
  'tax_certificate',
  'identification',
  'address_proof',
  'articles',
  'power_of_attorney',
  'bank_statement',
  'credit_contract',
] as const;

/** Side of a company's logo in pixels, at most. */
export const LOGO_PX = 600;

/** Minutes after which acting in somebody's name ends in any case. */
export const IMPERSONATION_MINUTES = 60;

/** Pesos of a year's purchases from which a distributor is rated 1, 2, 3, 4 and 5 by volume. */
export const RATING_VOLUMES_MXN = [1, 50_000, 200_000, 600_000, 1_500_000] as const;
/** Months of the last twelve with a purchase from which a distributor is rated 1 to 5 by frequency. */
export const RATING_MONTHS = [1, 3, 5, 8, 10] as const;
