import type { BUTTON_SIZES, BUTTON_VARIANTS } from '@mayorista/config/constants';

/** What a button may look like: each variant and size, like each badge colour, has a rule in `controls.css`. */
export type ButtonVariant = (typeof BUTTON_VARIANTS)[number];
export type ButtonSize = (typeof BUTTON_SIZES)[number];
