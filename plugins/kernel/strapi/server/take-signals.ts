// What: What Strapi does at SIGTERM and SIGINT is taken away; the processes end in their own order.
// Why: Strapi destroys itself at once, under the feet of requests and jobs.
// Made for Strapi 5.54.0.

const signals = ['SIGTERM', 'SIGINT'] as const;

/**
 * Makes `stop` what this process does when it is asked to end, instead of Strapi's own way, and `fail` what it does with an error of it.
 * Call it after `createStrapi`.
 */
export function takeSignals(stop: () => Promise<void>, fail: (error: unknown) => void): void {
  for (const signal of signals) process.removeAllListeners(signal).on(signal, () => void stop().catch(fail));
}
