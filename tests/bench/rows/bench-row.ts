import type { Burst } from '../load/burst';
import type { Stage } from '../stage';

/** What must hold, from the design: at least so many times the alternative, at most so many ms for 95 of 100 answers. */
export interface Target {
  readonly ratio?: number;
  readonly p95?: number;
}

/** A row of the table: our way, and another way of getting the same from the same rows. */
export interface BenchRow {
  readonly name: string;
  /** What the other way is. */
  readonly alternative: string;
  /** Compared by answers a second, or by the middle answer's time where people set the pace. */
  readonly compares: 'rate' | 'time';
  readonly target: Target;
  readonly ours: (round: number) => Promise<Burst>;
  readonly theirs: ((round: number) => Promise<Burst>) | null;
}

/** Makes a row on a stage; what it checks before measuring goes to `wrong`. */
export type RowMaker = (
  stage: Stage,
  burstMs: number,
  wrong: (problem: string) => void,
) => Promise<BenchRow[]> | BenchRow[];
