import { addDays, plainDate, type PlainDate } from '@mayorista/kernel/shared';

export interface OfficialHoliday {
  readonly date: PlainDate;
  readonly description: string;
  readonly description_en: string;
}

const on = (year: number, monthAndDay: string): PlainDate => plainDate(`${year}-${monthAndDay}`);

/** The nth Monday of a month. */
function monday(year: number, month: string, nth: number): PlainDate {
  const first = on(year, `${month}-01`);
  const weekday = new Date(`${first}T00:00:00Z`).getUTCDay();
  return addDays(first, ((8 - weekday) % 7) + (nth - 1) * 7);
}

/** Days of compulsory rest of a year (LFT art. 74); every six years the change of the federal government is one. */
export const officialHolidays = (year: number): OfficialHoliday[] => [
  { date: on(year, '01-01'), description: 'Año Nuevo', description_en: 'New Year' },
  { date: monday(year, '02', 1), description: 'Día de la Constitución', description_en: 'Constitution Day' },
  {
    date: monday(year, '03', 3),
    description: 'Natalicio de Benito Juárez',
    description_en: "Benito Juárez's birthday",
  },
  { date: on(year, '05-01'), description: 'Día del Trabajo', description_en: 'Labor Day' },
  { date: on(year, '09-16'), description: 'Día de la Independencia', description_en: 'Independence Day' },
  ...(year >= 2024 && (year - 2024) % 6 === 0
    ? [
        {
          date: on(year, '10-01'),
          description: 'Transmisión del Poder Ejecutivo Federal',
          description_en: 'Change of federal government',
        },
      ]
    : []),
  { date: monday(year, '11', 3), description: 'Día de la Revolución', description_en: 'Revolution Day' },
  { date: on(year, '12-25'), description: 'Navidad', description_en: 'Christmas' },
];
