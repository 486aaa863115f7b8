import { wholeOf, textOf } from '@mayorista/kernel/panel/filters';
import type { ItemOf } from '@mayorista/config/answers';
import { pluginId } from '../plugin-id';
import { said } from '../query';

export type ExpiryDay = ItemOf<'GET /nom-expiry-calendar'>;
/** A document on the day it ends, as the platform answers it. */
export type Expiry = ExpiryDay['documents'][number];

export interface Month {
  /** 'yyyy-mm'. */
  readonly month: string;
  readonly days: readonly ExpiryDay[];
  readonly count: number;
}

/** How many months are looked at together. */
export const spans = ['3', '6', '12'] as const;

export interface CalendarFilters {
  /** 'yyyy-mm'; empty is the current month. */
  readonly from: string;
  readonly months: number;
  /** All of it is one page. */
  readonly page: number;
}

export const noFilters: CalendarFilters = { from: '', months: 3, page: 1 };

/** Reads what the address bar says; what makes no sense there counts as not said. */
export function readFilters(given: Readonly<Record<string, unknown>>): CalendarFilters {
  const from = textOf(given.from);
  const months = wholeOf(given.months);
  return {
    ...noFilters,
    from: /^20\d\d-(0[1-9]|1[0-2])$/.test(from) ? from : '',
    months: spans.some((span) => span === String(months)) ? Number(months) : noFilters.months,
  };
}

/** Some months later, or earlier; both 'yyyy-mm'. */
export function laterMonth(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
}

const lastDayOf = (month: string): string => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
};

/** Where the platform answers what ends in these months. */
export function calendarPath(from: string, months: number): string {
  const query = said({ from: `${from}-01`, to: lastDayOf(laterMonth(from, months - 1)) });
  return `/${pluginId}/nom-expiry-calendar?${query.toString()}`;
}

/** Every month looked at, with its days; those in which nothing ends too. */
export function monthsOf(days: readonly ExpiryDay[], from: string, months: number): Month[] {
  return Array.from({ length: months }, (_none, index) => {
    const month = laterMonth(from, index);
    const own = days.filter(({ date }) => date.startsWith(month));
    return { month, days: own, count: own.reduce((sum, { documents }) => sum + documents.length, 0) };
  });
}

const names = new Intl.DateTimeFormat('es-MX', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** 'Enero de 2027'. */
export function monthName(month: string): string {
  const name = names.format(new Date(`${month}-01T00:00:00Z`));
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}
