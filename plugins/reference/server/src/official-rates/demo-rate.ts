import { addDays, isWeekend, type PlainDate } from '@mayorista/kernel/shared';
import type { OfficialRate } from '../../../contract';

/** About what a dollar cost in November 2026, and how far a day's digits move it. */
const base = 18.3;
const steps = 20;

/** Makes up the rate of the weekday before a day, for demonstrations alone: the same for the same day. Pure. */
export function demoRateBefore(day: PlainDate): OfficialRate {
  let determinedOn = addDays(day, -1);
  while (isWeekend(determinedOn)) determinedOn = addDays(determinedOn, -1);
  const step = Number(determinedOn.replaceAll('-', '')) % steps;
  return { rate: (base + step / 100).toFixed(4), determinedOn, isDemo: true };
}
