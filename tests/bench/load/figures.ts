import type { Burst } from './burst';

export interface Figures {
  readonly calls: number;
  readonly perSecond: number;
  /** ms. */
  readonly p50: number;
  readonly p95: number;
  readonly p975: number;
}

export function figuresOf({ times, seconds }: Burst): Figures {
  const sorted = [...times].sort((left, right) => left - right);
  return {
    calls: sorted.length,
    perSecond: sorted.length / seconds,
    p50: share(sorted, 0.5),
    p95: share(sorted, 0.95),
    p975: share(sorted, 0.975),
  };
}

/** The middle round, figure by figure. */
export function medianFigures(rounds: readonly Figures[]): Figures {
  const middle = (pick: (figures: Figures) => number): number => median(rounds.map(pick));
  return {
    calls: rounds.reduce((sum, { calls }) => sum + calls, 0),
    perSecond: middle((one) => one.perSecond),
    p50: middle((one) => one.p50),
    p95: middle((one) => one.p95),
    p975: middle((one) => one.p975),
  };
}

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((left, right) => left - right);
  const half = sorted.length >> 1;
  return sorted.length % 2 === 1 ? (sorted[half] ?? 0) : ((sorted[half - 1] ?? 0) + (sorted[half] ?? 0)) / 2;
};

const share = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
