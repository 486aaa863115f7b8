let passed = 0;

/** Returns the time by which short memories measure their age; milliseconds since 1970. */
export const memoryNow = (): number => Date.now() + passed;

/** The same clock in the form of lru-cache's option `perf`. */
export const memoryClock = { now: memoryNow };

/** Lets `ms` milliseconds pass for what this process keeps in memory, and for nothing else (tests only). */
export function ageMemories(ms: number): void {
  passed += ms;
}
