const shortestMs = 5_000;
const longestMs = 15 * 60_000;
const longestAwayMs = 7 * 24 * 3_600_000;

/**
 * Returns the milliseconds to wait before a job tries again a service that is away: half as long as it has been away, a quarter of an
 * hour at most. Null after a week, when the job is given up.
 */
export function awayPauseMs(awayForMs: number): number | null {
  if (awayForMs > longestAwayMs) return null;
  return Math.round(Math.min(longestMs, Math.max(shortestMs, awayForMs / 2)));
}
