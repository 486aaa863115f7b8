/** Orders above this many Mexican pesos, before IVA, ship free (storefront 9). */
export const FREE_SHIPPING_FROM_MXN = '4000.00';

/** A carrier of the customer's choice, in US dollars before IVA (storefront 9). */
export const CARRIER_OF_CHOICE_USD = '9.00';

/** Days from an order being ready to its delivery (storefront 9). */
export const DELIVERY_DAYS = { least: 1, most: 3 } as const;

/** Hours of a delivery to the home (storefront 9). */
export const HOME_DELIVERY_HOURS = { least: 24, most: 48 } as const;

/**
 * Up to what each role gives away alone, beside the price list: percent off, Mexican pesos of a delivery that is made free (before IVA), and of a
 * deposit or credit note.
 * What an installation begins with: administrators change it in the panel. A role that is not named gives nothing away alone.
 */
export const DISCOUNT_LIMITS = {
  salesman: { percent: '20.00', shipping: '500.00', credit: '0.00' },
  ventas: { percent: '20.00', shipping: '500.00', credit: '0.00' },
  soporte: { percent: '20.00', shipping: '500.00', credit: '50000.00' },
  marketing: { percent: '30.00', shipping: '0.00', credit: '0.00' },
  catalogo: { percent: '30.00', shipping: '0.00', credit: '0.00' },
  compras: { percent: '30.00', shipping: '1000.00', credit: '0.00' },
  finanzas: { percent: '30.00', shipping: '1000.00', credit: '200000.00' },
  admin: { percent: '30.00', shipping: '1000.00', credit: '200000.00' },
} as const;
