import type { Burst } from '../load/burst';
import type { Stage } from '../stage';
import type { BenchRow, RowMaker } from './bench-row';

const lineCount = 300;
const edits = 10;

/** A quotation of three hundred lines: changing one of them, and printing all. */
export const quotationRows: RowMaker = (stage) => {
  const row = (name: string, p95: number, ours: BenchRow['ours']): BenchRow => ({
    name,
    alternative: 'ninguna: Strapi no cotiza',
    compares: 'time',
    target: { p95 },
    ours,
    theirs: null,
  });
  let made: Promise<number> | null = null;
  const quotation = () => (made ??= makeQuotation(stage));
  return [
    row(`cotización de ${lineCount} partidas: cambiar una`, 1_000, async () => {
      const id = await quotation();
      return repeated(edits, (turn) =>
        stage.ours.send({
          method: 'POST',
          path: `/api/distributor-quotations/${id}?_method=PATCH`,
          token: stage.distributor.token,
          body: { _method: 'PATCH', lines: linesOf(stage, turn + 2) },
        }),
      );
    }),
    row(`cotización de ${lineCount} partidas: PDF`, 2_000, async () => {
      const id = await quotation();
      return repeated(3, () =>
        stage.ours.send({ path: `/api/distributor-quotation-downloads/${id}`, token: stage.distributor.token }),
      );
    }),
  ];
};

async function repeated(times: number, call: (turn: number) => ReturnType<Stage['ours']['send']>): Promise<Burst> {
  const answers: Awaited<ReturnType<typeof call>>[] = [];
  const started = performance.now();
  for (let turn = 0; turn < times; turn += 1) answers.push(await call(turn));
  return {
    times: answers.map(({ ms }) => ms),
    seconds: (performance.now() - started) / 1_000,
    failures: answers
      .filter(({ status }) => status !== 200)
      .map(({ status, body }) => `answered ${status}: ${body.toString().slice(0, 200)}`),
  };
}

function linesOf({ ourDb }: Stage, firstQuantity: number): { product_id: number; quantity: number }[] {
  const rows = ourDb
    .prepare(
      `SELECT product_id AS id FROM product_cards WHERE is_visible AND product_type = 'product_type_physical' ORDER BY product_id LIMIT ${lineCount} OFFSET 3000`,
    )
    .all() as { id: number }[];
  return rows.map(({ id }, at) => ({ product_id: id, quantity: at === 0 ? firstQuantity : 1 }));
}

async function makeQuotation(stage: Stage): Promise<number> {
  const { data } = await stage.ours.json<{ data: { id: number } }>({
    method: 'POST',
    path: '/api/distributor-quotations',
    token: stage.distributor.token,
    body: { currency: 'USD', lines: linesOf(stage, 1) },
  });
  return data.id;
}
