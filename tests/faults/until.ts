import { setTimeout as pause } from 'node:timers/promises';

/** Looks until a condition holds; throws, naming what was waited for, when it does not within `patienceMs`. */
export async function until(
  what: string,
  condition: () => Promise<boolean> | boolean,
  patienceMs = 60_000,
  everyMs = 50,
): Promise<void> {
  const giveUpAt = Date.now() + patienceMs;
  while (!(await condition())) {
    if (Date.now() > giveUpAt) throw new Error(`Not within ${patienceMs / 1000} s: ${what}`);
    await pause(everyMs);
  }
}
