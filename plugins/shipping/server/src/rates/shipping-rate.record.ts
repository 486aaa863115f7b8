import { defineRecord, type FieldError } from '@mayorista/kernel';
import { shippingRate } from '../../../shared/shipping-rate.shape';

/** Serves shipping rates. */
export const shippingRates = defineRecord(shippingRate, {
  check: ({ zip_from: from, zip_to: to, days_least: least, days_most: most }): FieldError[] => [
    ...(from != null && to != null && from > to ? [{ code: 'range_backwards', field: 'zip_to' }] : []),
    ...((least ?? 0) > (most ?? 0) ? [{ code: 'range_backwards', field: 'days_most' }] : []),
  ],
});
