import { defineRoute, today, unpagedList } from '@mayorista/kernel';
import { dateListOutput } from './list-dates.answer';

const monthName = new Intl.DateTimeFormat('es-MX', { month: 'long', timeZone: 'UTC' });

/** GET /dates: twelve months by name, then the current year in Mexico City (spec people-and-crm 7, Other). */
export const listDates = defineRoute({
  method: 'GET',
  path: '/dates',
  noun: 'dates',
  action: 'find',
  needs: 'reference.read',
  summary: 'Meses y último año',
  output: dateListOutput,
  handle: async () => {
    const months = Array.from({ length: 12 }, (_, month) => ({
      id: month + 1,
      name: monthName.format(Date.UTC(2024, month, 1)),
    }));
    const year = Number(today().slice(0, 4));
    return unpagedList([...months, { id: 13, name: String(year), year }]);
  },
});
