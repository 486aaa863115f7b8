import type { Burst } from '../load/burst';
import type { Reply } from '../load/http-client';
import type { Buyer } from '../world/buyers';
import type { Stage } from '../stage';
import type { RowMaker } from './bench-row';

interface Scene {
  readonly productId: number;
  readonly branchId: number;
}

/** Fifty people want the last piece at the same moment: one order, forty-nine clear refusals, nothing oversold. A time is that of a person's last answer. */
export const lastUnitRows: RowMaker = (stage, _burstMs, wrong) => [
  {
    name: 'última pieza, 50 compradores',
    alternative: 'ninguna: Strapi no vende',
    compares: 'time',
    target: { p95: 500 },
    ours: async (round) => {
      const scene = lastPiece(stage, round);
      for (const buyer of stage.buyers) await walkToPayment(stage, buyer, scene);
      const started = performance.now();
      const answers = await Promise.all(stage.buyers.map((buyer) => buy(stage, buyer)));
      const seconds = (performance.now() - started) / 1_000;
      for (const problem of problemsOf(stage, scene, answers)) wrong(problem);
      return { times: answers.map(({ ms }) => ms), seconds, failures: [] } satisfies Burst;
    },
    theirs: null,
  },
];

function lastPiece({ ourDb }: Stage, round: number): Scene {
  const { id: branchId } = ourDb.prepare(`SELECT id FROM branches WHERE code = 'MTY'`).get() as { id: number };
  const { id: productId } = ourDb
    .prepare(
      `SELECT product_id AS id FROM product_cards WHERE is_visible AND product_type = 'product_type_physical' ORDER BY product_id DESC LIMIT 1 OFFSET ?`,
    )
    .get(round) as { id: number };
  ourDb.prepare(`UPDATE stocks SET on_hand = 0 WHERE product_id = ?`).run(productId);
  ourDb
    .prepare(`UPDATE stocks SET on_hand = 1, reserved = 0 WHERE product_id = ? AND branch_id = ? AND grade = 'Stock'`)
    .run(productId, branchId);
  return { productId, branchId };
}

type Step = readonly [path: string, body: unknown];

async function walkToPayment({ ours }: Stage, { token }: Buyer, { productId, branchId }: Scene): Promise<void> {
  const { data } = await ours.json<{ data: { id: number; stage: string } | null }>({
    path: '/api/carts/current',
    token,
  });
  if (data !== null && data.stage !== 'open')
    await ours.json({ method: 'POST', path: '/api/cart-stages', token, body: { cartStage: 'open' } });
  if (data !== null && data.id)
    await ours.send({
      method: 'POST',
      path: `/api/carts/${data.id}?_method=DELETE`,
      token,
      body: { _method: 'DELETE' },
    });
  const steps: readonly Step[] = [
    ['/api/cart-details', { product_id: productId, quantity: 1 }],
    ['/api/cart-stages', { cartStage: 'shipping_method' }],
    ['/api/cart-deliveries', { type: 'branch_pickup', branch_id: branchId }],
  ];
  for (const [path, body] of steps) await ours.json({ method: 'POST', path, token, body });
}

/** The rest of the way: the piece is held at payment, the order is placed at the end. Ends at the first refusal. */
async function buy({ ours }: Stage, { token }: Buyer): Promise<Reply> {
  const steps: readonly Step[] = [
    ['/api/cart-stages', { cartStage: 'payment_method' }],
    ['/api/cart-payments', { method: 'bank_transfer' }],
    ['/api/cart-stages', { cartStage: 'confirmation' }],
    ['/api/cart-stages', { cartStage: 'ordered' }],
  ];
  let ms = 0;
  let last: Reply | undefined;
  for (const [path, body] of steps) {
    last = await ours.send({ method: 'POST', path, token, body });
    ms += last.ms;
    if (last.status !== 200) break;
  }
  if (last === undefined) throw new Error('No step to take');
  return { ...last, ms };
}

function problemsOf({ ourDb }: Stage, { productId, branchId }: Scene, answers: readonly Reply[]): string[] {
  const orders = (
    ourDb.prepare('SELECT count(*) AS n FROM sale_order_details WHERE product_id = ?').get(productId) as { n: number }
  ).n;
  const shelf = ourDb
    .prepare(`SELECT on_hand, reserved FROM stocks WHERE product_id = ? AND branch_id = ? AND grade = 'Stock'`)
    .get(productId, branchId) as { on_hand: number; reserved: number };
  const won = answers.filter(({ status }) => status === 200).length;
  const refused = answers.filter(
    ({ status, body }) => status === 422 && body.includes('No hay suficientes piezas'),
  ).length;
  return [
    ...(orders === 1 ? [] : [`The last unit of ${productId} went into ${orders} orders`]),
    ...(won === 1 && refused === answers.length - 1
      ? []
      : [`Of ${answers.length} buyers ${won} were told they bought and ${refused} clearly that there is none left`]),
    ...(shelf.on_hand === 0 && shelf.reserved === 0
      ? []
      : [`The shelf says ${shelf.on_hand} on hand, ${shelf.reserved} reserved`]),
  ];
}
