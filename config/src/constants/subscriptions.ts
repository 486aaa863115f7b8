/** Subscriptions are paid in Mexican pesos, at the payment provider (storefront 9, catalogue 9). */
export const SUBSCRIPTION_CURRENCY = 'MXN';

/** Subscriptions one device may have, and one checkout may buy (storefront 4, 5). */
export const SUBSCRIPTIONS_PER_DEVICE = 1;
