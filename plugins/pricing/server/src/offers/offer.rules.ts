import { decimal, type FieldError } from '@mayorista/kernel';

/** The days of an offer, both included; one that does not expire has no last day. */
export interface OfferDays {
  readonly start_date: string | null;
  readonly end_date: string | null;
  readonly expires: boolean | number;
}

/** Whether an offer counts on a day of America/Mexico_City ('yyyy-mm-dd'). */
export const isInForce = ({ start_date: start, end_date: end, expires }: OfferDays, day: string): boolean =>
  (start === null || day10(start) <= day) && (!expires || end === null || day10(end) >= day);

/** Reasons against the days of an offer: crossed, or one that expires without saying when. */
export function refusedDays({ start_date: start, end_date: end, expires }: OfferDays, field: string): FieldError[] {
  if (expires && end === null) return [{ code: 'end_date_missing', field: `${field}.end_date` }];
  if (start !== null && end !== null && day10(end) < day10(start))
    return [{ code: 'dates_crossed', field: `${field}.end_date` }];
  return [];
}

/** Reasons against a discount's first and last day, either of which may be missing. */
export const termRefusals = (days: Pick<OfferDays, 'start_date' | 'end_date'>): FieldError[] =>
  refusedDays({ ...days, expires: false }, '').map((refusal) => ({ ...refusal, field: 'end_date' }));

/** Reasons against a percentage off. */
export const percentRefusals = (percent: string, field: string): FieldError[] =>
  decimal(percent).isNegative() || decimal(percent).greaterThan(100) ? [{ code: 'percent_out_of_range', field }] : [];

/** Databases hand dates over with or without a time. */
const day10 = (date: string): string => date.slice(0, 10);
