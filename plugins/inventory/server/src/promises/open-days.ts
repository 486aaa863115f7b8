import { service, type Core, type PlainDate } from '@mayorista/kernel';
import type { Knex } from 'knex';
import '@mayorista/workforce/contract';

/** Returns a function that moves a day on which the house is closed to the next one on which it is open. In a transaction pass its knex. */
export async function openDays(strapi: Core.Strapi, knex?: Knex): Promise<(day: PlainDate) => PlainDate> {
  const calendar = service(strapi, 'workforce.calendar');
  const holidays = await calendar.holidays(knex);
  return (day) => calendar.nextOpenDay(day, holidays);
}
