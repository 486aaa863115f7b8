export interface SpecialDiscount {
  readonly id: number;
  readonly brand_id: number;
  readonly brand_name: string | null;
  readonly discount: string;
  readonly start_date: string | null;
  readonly end_date: string | null;
  readonly reason: string | null;
  readonly status: 'pending' | 'authorised' | 'rejected';
  readonly status_label: string;
  readonly requested_by: string | null;
  readonly decided_by: string | null;
  readonly decision_note: string | null;
  readonly companies: readonly { readonly id: number; readonly business_name: string }[];
}

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
