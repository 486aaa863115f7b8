/** How long a notice of the store stays, in milliseconds (storefront 8, 9). */
export const TOAST_MS = { usual: 3_200, long: 10_000, incompleteAddress: 99_999, franchiseThanks: 3_200 } as const;

/** Days the store remembers the language (storefront 9). */
export const LOCALE_COOKIE_DAYS = 365;

/** Widths in pixels from which a layout applies: `search` and `twoAlternatives` from 991, and so on (storefront 9). */
export const BREAKPOINTS_PX = { search: 991, twoAlternatives: 991, threeAlternatives: 1_200, chat: 1_040 } as const;

/** Items of a carousel from the narrowest screen to the widest (storefront 9). */
export const CAROUSEL_ITEMS = [1, 1, 2, 3, 4, 4, 5, 5, 6, 11] as const;

/** Layout of a mega-menu: large from so many sub-items; items after `correctedAfterIndex` move to stay on screen (storefront 9). */
export const MEGA_MENU = { largeFrom: 15, correctedAfterIndex: 6 } as const;

/** The views of a listing; the first is the usual one (storefront 9). */
export const LISTING_VIEWS = ['grid', 'list'] as const;

export const BUTTON_VARIANTS = [
  'primary',
  'danger',
  'secondary',
  'plain',
  'success',
  'outline-danger',
  'outline-primary',
  'support',
] as const;
export const BUTTON_SIZES = ['xsm', 'sm', 'md', 'lg'] as const;
export const BADGE_COLORS = ['success', 'blue', 'default', 'warning', 'yellow', 'dark', 'gray', 'purple'] as const;

/** Lines a skeleton may have (storefront 9). */
export const SKELETON_LINES = { least: 1, most: 14 } as const;
