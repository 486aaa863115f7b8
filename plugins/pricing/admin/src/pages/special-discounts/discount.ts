import type { ItemOf } from '@mayorista/config/answers';

export type SpecialDiscount = ItemOf<'GET /special-brand-discounts'>;
/** A distributor that has it. */
export type Company = Pick<SpecialDiscount['companies'][number], 'id' | 'business_name'>;

const days = new Intl.DateTimeFormat('es-MX', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
const dayText = (day: string): string => days.format(new Date(`${day.slice(0, 10)}T00:00:00Z`));

/** 'del 3 may 2026 al 9 jun 2026', 'hasta el …', 'desde el …', 'sin fecha de término'. */
export function daysText({
  start_date: start,
  end_date: end,
}: Pick<SpecialDiscount, 'start_date' | 'end_date'>): string {
  if (start !== null && end !== null) return `del ${dayText(start)} al ${dayText(end)}`;
  if (end !== null) return `hasta el ${dayText(end)}`;
  return start === null ? 'sin fecha de término' : `desde el ${dayText(start)}`;
}
