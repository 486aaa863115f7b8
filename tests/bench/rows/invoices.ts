import type { Burst } from '../load/burst';
import type { Stage } from '../stage';
import type { RowMaker } from './bench-row';

const count = 30;
const patienceMs = 300_000;
/** A thousand an hour leaves this long for each. */
const eachMs = 3_600;

/** Invoices of paid orders, from the call to the stamp, by one worker: the time of each is its share of the whole. */
export const invoiceRows: RowMaker = (stage, _burstMs, wrong) => [
  {
    name: 'CFDI timbrados por un trabajador (tiempo de cada uno)',
    alternative: 'ninguna: Strapi no factura',
    compares: 'time',
    target: { p95: eachMs },
    ours: async () => {
      const ids = paidOrders(stage);
      const started = performance.now();
      for (const id of ids)
        await stage.ours.json({
          method: 'POST',
          path: '/billing/invoices',
          token: stage.panel.ours,
          body: { sale_order_id: id, receiver: 'public' },
        });
      const left = await stamped(stage, ids);
      if (left > 0) wrong(`${left} of ${ids.length} invoices were not stamped`);
      const ms = performance.now() - started;
      return { times: ids.map(() => ms / ids.length), seconds: ms / 1_000, failures: [] } satisfies Burst;
    },
    theirs: null,
  },
];

/** Orders that nobody invoiced, said to be paid. */
function paidOrders({ ourDb }: Stage): number[] {
  const rows = ourDb
    .prepare(
      `SELECT id FROM sale_orders WHERE total > 0 AND id NOT IN (SELECT sale_order_id FROM invoices WHERE sale_order_id IS NOT NULL) ORDER BY id DESC LIMIT ?`,
    )
    .all(count) as { id: number }[];
  const pay = ourDb.prepare(`UPDATE sale_orders SET status = 'paid' WHERE id = ?`);
  for (const { id } of rows) pay.run(id);
  return rows.map(({ id }) => id);
}

/** Waits until all are stamped; how many are not when patience ends. */
async function stamped({ ourDb }: Stage, ids: readonly number[]): Promise<number> {
  const places = ids.map(() => '?').join(',');
  const open = ourDb.prepare(
    `SELECT count(*) AS n FROM invoices WHERE sale_order_id IN (${places}) AND state <> 'stamped'`,
  );
  const ends = performance.now() + patienceMs;
  for (;;) {
    const { n } = open.get(...ids) as { n: number };
    if (n === 0 || performance.now() > ends) return n;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
