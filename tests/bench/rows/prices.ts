import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { repositoryRoot, worldEnvironment } from '@mayorista/kernel/testing/prepared-world';
import type { Burst } from '../load/burst';
import { numbers, oneOf } from '../world/numbers';
import type { BenchRow, RowMaker } from './bench-row';

const perList = 60;
const listsARound = 300;

interface Answer {
  readonly times: number[];
  readonly failure: string | null;
}

/** What it takes to price the products of one page for one buyer, read from the database: offers, brand discounts, rate, rules. */
export const priceRows: RowMaker = (stage): BenchRow[] => {
  const ids = (
    stage.ourDb.prepare('SELECT product_id AS id FROM product_cards WHERE is_visible').all() as { id: number }[]
  ).map(({ id }) => id);
  return [
    {
      name: `precio de ${perList} productos para un comprador (sin red)`,
      alternative: 'ninguna: Strapi no calcula precios',
      compares: 'time',
      target: { p95: 15 },
      ours: (round) => priced(stage.folder, stage.distributor.id, lists(ids, round)),
      theirs: null,
    },
  ];
};

const lists = (ids: readonly number[], round: number): number[][] => {
  const next = numbers(round * 31 + 7);
  return Array.from({ length: listsARound }, () => {
    const chosen = new Set<number>();
    while (chosen.size < perList) chosen.add(oneOf(ids, next));
    return [...chosen];
  });
};

async function priced(folder: string, buyerId: number, wanted: number[][]): Promise<Burst> {
  const env = {
    ...worldEnvironment(folder),
    NODE_ENV: 'production',
    MAYORISTA_RUNS_JOBS: 'false',
  };
  const child = fork(path.join(repositoryRoot, 'tests', 'bench', 'servers', 'price-clock.cjs'), {
    env,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const answer = async (): Promise<Answer> => ((await once(child, 'message')) as [Answer])[0];
  try {
    const { failure } = await answer();
    if (failure !== null) return { times: [], seconds: 0, failures: [failure] };
    const started = performance.now();
    child.send({ buyerId, lists: wanted });
    const { times, failure: refused } = await answer();
    return { times, seconds: (performance.now() - started) / 1_000, failures: refused === null ? [] : [refused] };
  } finally {
    child.kill('SIGKILL');
  }
}
