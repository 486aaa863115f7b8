import { decimal, defineRecord } from '@mayorista/kernel';
import { valueRestriction } from '../../../shared/value-restriction.shape';

/** Serves restrictions of sale by branch (spec storefront 2, Stock modal). */
export const valueRestrictions = defineRecord(valueRestriction, {
  check: ({ min_value: least, max_value: most }) =>
    least !== null && most !== null && decimal(least).greaterThan(most)
      ? [{ code: 'max_below_min', field: 'max_value' }]
      : [],
});
