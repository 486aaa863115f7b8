import { measure } from './measure';
import { readOptions, type BenchOptions } from './options';
import { tell } from './report';
import { rowMakers } from './rows';
import type { BenchRow } from './rows/bench-row';
import { livingPageRows } from './rows/living-pages';
import { livingShopRows } from './rows/living-shop';
import { openSeveral } from './several/open-several';
import { openStage } from './stage';
import { benchWorld, type BenchWorld } from './world/prepare-world';

const say = (text: string): void => console.error(text);

/** Ends with 1 when an answer was wrong (two orders for one piece, say), never because of a time. */
async function main(options: BenchOptions): Promise<void> {
  const world = await benchWorld(options, say);
  const problems = new Set<string>();
  const wrong = (problem: string): void => void problems.add(problem);
  say('Arrancando los servidores…');
  const stage = await openRows(world, options, wrong);
  try {
    const rows = await stage.rows();
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

interface RowsOnStage {
  readonly rows: () => Promise<BenchRow[]>;
  readonly close: () => Promise<void>;
}

async function openRows(
  world: BenchWorld,
  { isSeveral, burstMs }: BenchOptions,
  wrong: (problem: string) => void,
): Promise<RowsOnStage> {
  if (isSeveral) {
    const shop = await openSeveral(world, say);
    const rows = async (): Promise<BenchRow[]> => [
      ...livingShopRows(shop, burstMs, wrong),
      ...(await livingPageRows(shop, burstMs, wrong)),
    ];
    return { rows, close: shop.close };
  }
  const stage = await openStage(world);
  const rows = async (): Promise<BenchRow[]> => {
    const all: BenchRow[] = [];
    for (const make of rowMakers) all.push(...(await make(stage, burstMs, wrong)));
    return all;
  };
  return { rows, close: stage.close };
}

main(readOptions(process.argv.slice(2))).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
