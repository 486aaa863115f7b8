import { env, FIX_VALID_DAYS } from '@mayorista/config';
import { addDays } from '@mayorista/kernel/shared';
import type { OfficialRateReader } from '../../../contract';
import { demoRateBefore } from './demo-rate';
import { findRateBefore } from './official-rate.store';

/** Reads the official rates. Elsewhere than in production a demonstration takes the place of those that nobody has loaded. */
export const officialRateReader = (): OfficialRateReader => ({
  async inForceOn(knex, day) {
    const found = await findRateBefore(knex, day);
    if (found !== null && found.day >= addDays(day, -FIX_VALID_DAYS))
      return { rate: found.rate, determinedOn: found.day, isDemo: false };
    const { mode, banxico } = env();
    return mode === 'production' || banxico !== null ? null : demoRateBefore(day);
  },
});
