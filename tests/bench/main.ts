import { measure } from './measure';
import { readOptions, type BenchOptions } from './options';
import { tell } from './report';
import { rowMakers } from './rows';
import type { BenchRow } from './rows/bench-row';
import { openStage } from './stage';
import { benchWorld } from './world/prepare-world';

const say = (text: string): void => console.error(text);

/** Ends with 1 when an answer was wrong (two orders for one piece, say), never because of a time. */
async function main(options: BenchOptions): Promise<void> {
  const world = await benchWorld(options, say);
  const problems = new Set<string>();
  const wrong = (problem: string): void => void problems.add(problem);
  say('Arrancando los servidores…');
  const stage = await openStage(world);
  try {
    const rows: BenchRow[] = [];
    for (const make of rowMakers) rows.push(...(await make(stage, options.burstMs, wrong)));
    const chosen = rows.filter(
      ({ name }) => options.only.length === 0 || options.only.some((part) => name.includes(part)),
    );
    const measured = await measure(chosen, options.rounds, wrong, say);
    tell({ world: world.facts, rounds: options.rounds, rows: measured, problems: [...problems] });
  } finally {
    await stage.close();
  }
  if (problems.size > 0) process.exitCode = 1;
}

main(readOptions(process.argv.slice(2))).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
