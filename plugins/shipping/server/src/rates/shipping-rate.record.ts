import { defineRecord } from '@mayorista/kernel';
import { shippingRate } from '../../../shared/shipping-rate.shape';

/** Serves shipping rates. */
export const shippingRates = defineRecord(shippingRate);
