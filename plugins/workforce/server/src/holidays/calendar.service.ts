import { EventMemory, getKnex, type Deps } from '@mayorista/kernel';
import { addDays } from '@mayorista/kernel/shared';
import type { HouseCalendar } from '../../../contract';
import { holidaysChanged } from '../../../events';
import { tables } from '../uids';

/** All holidays are read as one. */
const all = 0;

/** Holidays as promise dates need them: all, read again once one of them changed. */
export function calendarService({ strapi }: Deps): HouseCalendar {
  const memory = new EventMemory<ReadonlySet<string>>(strapi, { events: [holidaysChanged], most: 1 });
  return {
    holidays: (knex = getKnex(strapi)) =>
      memory.get(all, async () => {
        const rows = (await knex(tables.holiday).select('date')) as { date: string }[];
        return new Set(rows.map(({ date }) => String(date).slice(0, 10)));
      }),
    nextOpenDay(day, holidays) {
      let open = day;
      while (holidays.has(open)) open = addDays(open, 1);
      return open;
    },
  };
}
