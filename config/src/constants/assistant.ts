/** From a thank-you for feedback to the closing of its window, in milliseconds (storefront 9). */
export const CHAT_FEEDBACK_CLOSE_MS = 1_000;

/** Below this width the chat hides the support bubble, in pixels (storefront 4, 9). */
export const CHAT_BREAKPOINT_PX = 1_040;
