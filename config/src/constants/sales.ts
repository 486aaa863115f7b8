/** Orders above this many Mexican pesos, before IVA, ship free (storefront 9). */
export const FREE_SHIPPING_FROM_MXN = '4000.00';

/** A carrier of the customer's choice, in US dollars before IVA (storefront 9). */
export const CARRIER_OF_CHOICE_USD = '9.00';

/** Days from an order being ready to its delivery (storefront 9). */
export const DELIVERY_DAYS = { least: 1, most: 3 } as const;

/** Hours of a delivery to the home (storefront 9). */
export const HOME_DELIVERY_HOURS = { least: 24, most: 48 } as const;
