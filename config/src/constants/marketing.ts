/** The bell's dropdown: how many notifications, newest first, and how tall in pixels (storefront 9). */
export const NOTIFICATIONS_PAGE_SIZE = 5;
export const NOTIFICATIONS_MAX_HEIGHT_PX = 500;

/** Font of a promo button of the navigation unless told otherwise, in pixels (storefront 9). */
export const NAV_PROMO_BUTTON_FONT_PX = 14;

/** The promo bar's countdown ticks so often, in milliseconds (storefront 4). */
export const COUNTDOWN_TICK_MS = 1_000;
