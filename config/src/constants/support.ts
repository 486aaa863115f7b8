/** Life of the code a caller proves who they are with, in seconds; a new one follows (storefront 9). */
export const VERIFICATION_CODE_SECONDS = 300;

/** Digits of a code field (storefront 9, people 9). */
export const CODE_DIGITS = 6;

/** What a satisfaction screen's thumbs send (storefront 3). */
export const SUPPORT_EVALUATION = { up: 1, down: 0 } as const;
