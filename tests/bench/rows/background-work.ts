import type { Burst } from '../load/burst';
import type { Stage } from '../stage';
import type { RowMaker } from './bench-row';

interface Job {
  readonly state: string;
  readonly progress_done: number;
}

const products = 5_000;
const patienceMs = 300_000;

/** What staff start and wait for. A time is from the click until all of it is done and the server has nothing left to do for it. */
export const backgroundWorkRows: RowMaker = (stage, _burstMs, wrong) => [
  {
    name: `descuentos masivos: ${products * 2} celdas de una vez`,
    alternative: 'ninguna: Strapi guarda un registro a la vez',
    compares: 'time',
    target: { p95: 10_000 },
    ours: async (round) => {
      const started = performance.now();
      const changes = Object.fromEntries(
        visibleProducts(stage).map((id) => [
          id,
          { promo_level_5: String(1 + (round % 9)), promo_level_6: String(11 + (round % 9)) },
        ]),
      );
      const { data } = await stage.ours.json<{ data: { job_id: number } }>({
        method: 'POST',
        path: '/pricing/massive-discounts',
        token: stage.panel.ours,
        body: { changes },
      });
      const job = await ended(stage, data.job_id);
      const ms = performance.now() - started;
      if (job.state !== 'done' || job.progress_done !== products)
        wrong(`The massive discount ended ${JSON.stringify(job)}`);
      await idle(stage);
      return once(ms);
    },
    theirs: null,
  },
  {
    name: 'límites de productos: exportar todos (xlsx)',
    alternative: 'ninguna: Strapi no exporta',
    compares: 'time',
    target: { p95: 60_000 },
    ours: async () => {
      const reply = await stage.ours.send({ path: '/inventory/export-product-limits', token: stage.panel.ours });
      const isWorkbook = reply.body.subarray(0, 2).toString() === 'PK' && reply.body.length > 100_000;
      if (reply.status !== 200 || !isWorkbook)
        wrong(`The limits were exported as ${reply.status}, ${reply.body.length} bytes`);
      return once(reply.ms);
    },
    theirs: null,
  },
];

const once = (ms: number): Burst => ({ times: [ms], seconds: ms / 1_000, failures: [] });

const visibleProducts = ({ ourDb }: Stage): number[] =>
  (
    ourDb
      .prepare('SELECT product_id AS id FROM product_cards WHERE is_visible ORDER BY product_id LIMIT ?')
      .all(products) as {
      id: number;
    }[]
  ).map(({ id }) => id);

async function ended(stage: Stage, id: number): Promise<Job> {
  const giveUpAt = performance.now() + patienceMs;
  for (;;) {
    const job = stage.ourDb.prepare('SELECT state, progress_done FROM jobs WHERE id = ?').get(id) as Job;
    if (job.state === 'done' || job.state === 'dead' || performance.now() > giveUpAt) return job;
    await rest(50);
  }
}

/** Until cards and search show what was changed: the next row finds a server at rest. */
async function idle({ ourDb }: Stage): Promise<void> {
  const giveUpAt = performance.now() + patienceMs;
  const open = ourDb.prepare(
    `SELECT (SELECT count(*) FROM outbox_events WHERE relayed_at IS NULL) + (SELECT count(*) FROM jobs WHERE state IN ('queued', 'running')) AS n`,
  );
  while ((open.get() as { n: number }).n > 0 && performance.now() < giveUpAt) await rest(200);
}

const rest = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
