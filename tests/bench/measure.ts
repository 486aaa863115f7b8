import type { Burst } from './load/burst';
import { figuresOf, median, medianFigures, type Figures } from './load/figures';
import type { BenchRow } from './rows/bench-row';

export interface MeasuredRow {
  readonly name: string;
  readonly alternative: string;
  readonly ours: Figures;
  readonly theirs: Figures | null;
  /** How many times the alternative ours is, the middle of all rounds; null without one. */
  readonly ratio: number | null;
  readonly target: BenchRow['target'];
  readonly isMet: boolean;
}

interface Round {
  readonly ours: Figures;
  readonly theirs: Figures | null;
}

/** Measures all rows round after round, each beside its alternative, so that a busy moment of the machine falls on both. */
export async function measure(
  rows: readonly BenchRow[],
  rounds: number,
  wrong: (problem: string) => void,
  say: (text: string) => void,
): Promise<MeasuredRow[]> {
  const seen = rows.map((): Round[] => []);
  for (let round = 0; round <= rounds; round += 1) {
    say(round === 0 ? 'Calentando…' : `Ronda ${round} de ${rounds}…`);
    for (const [at, row] of rows.entries()) {
      const ours = checked(row, await row.ours(round), wrong);
      const theirs = row.theirs === null ? null : checked(row, await row.theirs(round), wrong);
      if (round > 0) seen[at]?.push({ ours, theirs });
    }
  }
  return rows.map((row, at) => measured(row, seen[at] ?? []));
}

function checked({ name }: BenchRow, result: Burst, wrong: (problem: string) => void): Figures {
  const [first] = result.failures;
  if (first !== undefined)
    wrong(`${name}: ${result.failures.length} of ${result.times.length} answers were wrong; the first ${first}`);
  return figuresOf(result);
}

function measured({ name, alternative, compares, target }: BenchRow, rounds: readonly Round[]): MeasuredRow {
  const ratios = rounds.flatMap(({ ours, theirs }) => {
    if (theirs === null) return [];
    return [compares === 'rate' ? ours.perSecond / theirs.perSecond : theirs.p50 / ours.p50];
  });
  const ours = medianFigures(rounds.map((round) => round.ours));
  const others = rounds.flatMap(({ theirs }) => theirs ?? []);
  const ratio = ratios.length === 0 ? null : median(ratios);
  const isMet =
    (target.ratio === undefined || (ratio ?? 0) >= target.ratio) &&
    (target.p95 === undefined || ours.p95 <= target.p95);
  return { name, alternative, ours, theirs: others.length === 0 ? null : medianFigures(others), ratio, target, isMet };
}
