import type { PlainDate } from '@mayorista/kernel';
import type { Knex } from 'knex';

/** Days on which the house is closed. */
export interface HouseCalendar {
  /** Every known holiday; read at most half a minute ago. In a transaction pass its knex. */
  holidays(knex?: Knex): Promise<ReadonlySet<string>>;
  /** The day itself, or the first one after it on which the house is open. */
  nextOpenDay(day: PlainDate, holidays: ReadonlySet<string>): PlainDate;
}

declare module '@mayorista/kernel' {
  interface PublishedServices {
    'workforce.calendar': HouseCalendar;
    'workforce.demo': { load(): Promise<void> };
  }
}
