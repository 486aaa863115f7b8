/** How long a notice of the store stays, in milliseconds (storefront 8, 9). */
export const TOAST_MS = { usual: 3_200, long: 10_000, incompleteAddress: 99_999, franchiseThanks: 3_200 } as const;

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
