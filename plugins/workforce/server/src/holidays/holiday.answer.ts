import { z } from 'zod';
import { dataOutput, dayOutput, recordOutput } from '@mayorista/kernel';
import { holidays } from './holiday.record';

export const holidayOutput = recordOutput(holidays.outputs.one);

export const officialHolidaysOutput = dataOutput(
  z.strictObject({ year: z.int(), added: z.array(dayOutput).meta({ description: 'Los que faltaban' }) }),
);
