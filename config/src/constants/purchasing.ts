/**
 * Days between the dates of a purchase order (catalogue 5). All count every day of the calendar but availability, which
 * counts weekdays.
 */
export const PURCHASE_ORDER_DAYS = {
  production: 28,
  toShipment: 7,
  reception: { air: 21, sea: 42, land: 7, other: 1 },
  availabilityWeekdays: 3,
} as const;

/** Reliability shown = stored / divisor - subtracted, from 1 to 5 (catalogue 9). */
export const RELIABILITY = { divisor: 0.1, subtracted: 4, least: 1, most: 5 } as const;
