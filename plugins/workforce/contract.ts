import type { PlainDate } from '@mayorista/kernel';

/** Days on which the house is closed. */
export interface HouseCalendar {
  /** Every known holiday; read at most half a minute ago. */
  holidays(): Promise<ReadonlySet<string>>;
  /** The day itself, or the first one after it on which the house is open. */
  nextOpenDay(day: PlainDate, holidays: ReadonlySet<string>): PlainDate;
}

declare module '@mayorista/kernel' {
  interface PublishedServices {
    'workforce.calendar': HouseCalendar;
    'workforce.demo': { load(): Promise<void> };
  }
}
