import { getKnex, memoryNow, type Deps } from '@mayorista/kernel';
import { addDays } from '@mayorista/kernel/shared';
import type { HouseCalendar } from '../../../contract';
import { tables } from '../uids';

const freshMs = 30_000;

/** Holidays as promise dates need them: all, read again after half a minute. */
export function calendarService({ strapi }: Deps): HouseCalendar {
  let cached: { readonly days: ReadonlySet<string>; readonly until: number } | null = null;
  return {
    async holidays(knex = getKnex(strapi)) {
      if (cached !== null && cached.until > memoryNow()) return cached.days;
      const rows = (await knex(tables.holiday).select('date')) as { date: string }[];
      const days = new Set(rows.map(({ date }) => String(date).slice(0, 10)));
      cached = { days, until: memoryNow() + freshMs };
      return days;
    },
    nextOpenDay(day, holidays) {
      let open = day;
      while (holidays.has(open)) open = addDays(open, 1);
      return open;
    },
  };
}
