/**
 * Returns the milliseconds before the next try: doubles with each attempt, at most ten minutes, with a fifth of jitter so that failed
 * jobs do not retry together.
 */
export function backoffMs(firstMs: number, attempt: number, random: number = Math.random()): number {
  const exact = Math.min(600_000, firstMs * 2 ** (attempt - 1));
  return Math.round(exact * (0.9 + random * 0.2));
}
