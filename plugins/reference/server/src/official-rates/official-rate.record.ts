import { defineRecord, today, type FieldError } from '@mayorista/kernel';
import { officialRate } from '../../../shared/official-rate.shape';

/** Keeps the official rates. One that was told is corrected, never removed: documents were sealed with it. */
export const officialRates = defineRecord(officialRate, {
  omits: ['remove'],
  check: ({ determined_on: day }): FieldError[] =>
    day > today() ? [{ code: 'rate_of_a_day_to_come', field: 'determined_on' }] : [],
  // Whoever types a rate answers for it, also where Banco de México had told another.
  afterWrite: ({ after }) => Promise.resolve(after === null ? undefined : { source: 'staff' as const }),
});
