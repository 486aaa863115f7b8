import type { Burst } from '../load/burst';
import type { Stage } from '../stage';
import type { Buyer } from '../world/buyers';
import type { BenchRow, RowMaker } from './bench-row';

const alone = 15;

/** Completing an order: the last call, which judges, takes the stock, charges and writes; the way to it is not measured. */
export const completeOrderRows: RowMaker = (stage, _burstMs, wrong) => {
  return [
    sellingRow('terminar un pedido', 300, async (round) => {
      const products = plenty(stage, round);
      const times: number[] = [];
      const failures: string[] = [];
      const started = performance.now();
      for (let turn = 0; turn < alone; turn += 1) {
        const buyer = buyerAt(stage, turn);
        await walkToConfirmation(stage, buyer, products[turn % products.length] ?? 0);
        const { ms, status, body } = await complete(stage, buyer);
        times.push(ms);
        if (status !== 200) failures.push(`answered ${status}: ${body.toString().slice(0, 200)}`);
      }
      return { times, seconds: (performance.now() - started) / 1_000, failures } satisfies Burst;
    }),
    sellingRow('terminar un pedido, 50 compradores a la vez', 500, async (round) => {
      const products = plenty(stage, round);
      for (const [at, buyer] of stage.buyers.entries())
        await walkToConfirmation(stage, buyer, products[at % products.length] ?? 0);
      const before = orders(stage);
      const started = performance.now();
      const answers = await Promise.all(stage.buyers.map((buyer) => complete(stage, buyer)));
      const seconds = (performance.now() - started) / 1_000;
      const failures = answers
        .filter(({ status }) => status !== 200)
        .map(({ status, body }) => `answered ${status}: ${body.toString().slice(0, 200)}`);
      if (orders(stage) - before !== stage.buyers.length - failures.length)
        wrong(`${answers.length} buyers made ${orders(stage) - before} orders`);
      return { times: answers.map(({ ms }) => ms), seconds, failures } satisfies Burst;
    }),
  ];
};

/** A row of what Strapi has no way of doing. */
export const sellingRow = (name: string, p95: number, ours: BenchRow['ours']): BenchRow => ({
  name,
  alternative: 'ninguna: Strapi no vende',
  compares: 'time',
  target: { p95 },
  ours,
  theirs: null,
});

const orders = ({ ourDb }: Stage): number =>
  (ourDb.prepare('SELECT count(*) AS n FROM sale_orders').get() as { n: number }).n;

export function buyerAt({ buyers }: Stage, at: number): Buyer {
  const buyer = buyers[at % buyers.length];
  if (buyer === undefined) throw new Error('Nobody buys');
  return buyer;
}

/** Products of which the branch has enough for everybody; others in each round. */
export function plenty({ ourDb }: Stage, round: number): number[] {
  const rows = ourDb
    .prepare(
      `SELECT product_id AS id FROM product_cards WHERE is_visible AND product_type = 'product_type_physical' ORDER BY product_id LIMIT 60 OFFSET ?`,
    )
    .all(1_000 + round * 60) as { id: number }[];
  const { id: branch } = ourDb.prepare(`SELECT id FROM branches WHERE code = 'MTY'`).get() as { id: number };
  const fill = ourDb.prepare(
    `UPDATE stocks SET on_hand = 10000 WHERE product_id = ? AND branch_id = ? AND grade = 'Stock'`,
  );
  for (const { id } of rows) fill.run(id, branch);
  return rows.map(({ id }) => id);
}

export async function walkToConfirmation({ ours, ourDb }: Stage, { token }: Buyer, productId: number): Promise<void> {
  const { id: branch } = ourDb.prepare(`SELECT id FROM branches WHERE code = 'MTY'`).get() as { id: number };
  const { data } = await ours.json<{ data: { id: number } | null }>({ path: '/api/carts/current', token });
  if (data !== null && data.id)
    await ours.send({
      method: 'POST',
      path: `/api/carts/${data.id}?_method=DELETE`,
      token,
      body: { _method: 'DELETE' },
    });
  const steps: readonly (readonly [string, unknown])[] = [
    ['/api/cart-details', { product_id: productId, quantity: 2 }],
    ['/api/cart-stages', { cartStage: 'shipping_method' }],
    ['/api/cart-deliveries', { type: 'branch_pickup', branch_id: branch }],
    ['/api/cart-stages', { cartStage: 'payment_method' }],
    ['/api/cart-payments', { method: 'bank_transfer' }],
    ['/api/cart-stages', { cartStage: 'confirmation' }],
  ];
  for (const [path, body] of steps) await ours.json({ method: 'POST', path, token, body });
}

export const complete = ({ ours }: Stage, { token }: Buyer) =>
  ours.send({ method: 'POST', path: '/api/cart-stages', token, body: { cartStage: 'ordered' } });
