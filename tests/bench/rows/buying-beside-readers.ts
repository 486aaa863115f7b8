import type { Burst } from '../load/burst';
import type { Reply } from '../load/http-client';
import type { RowMaker } from './bench-row';
import { buyerAt, complete, plenty, sellingRow, walkToConfirmation } from './complete-order';
import { readerOfLists } from './living-shop';

const readers = 10;
const bought = 40;

/** Somebody buys, one piece after the other, while ten clients ask for lists without a pause: who reads must not hold up who writes. */
export const buyingBesideReadersRows: RowMaker = (stage) => {
  const read = readerOfLists(stage);
  return [
    sellingRow('agregar al carrito, entre diez que piden listados sin pausa', 60, async (round) => {
      const products = plenty(stage, 40 + round);
      return besideReaders(read, (turn) =>
        stage.ours.send({
          method: 'POST',
          path: '/api/cart-details',
          token: buyerAt(stage, turn).token,
          body: { product_id: products[turn % products.length], quantity: 1 },
        }),
      );
    }),
    sellingRow('terminar un pedido, entre diez que piden listados sin pausa', 300, async (round) => {
      const products = plenty(stage, 60 + round);
      return besideReaders(
        read,
        (turn) => complete(stage, buyerAt(stage, turn)),
        (turn) => walkToConfirmation(stage, buyerAt(stage, turn), products[turn % products.length] ?? 0),
      );
    }),
  ];
};

/** Measures `buy` alone; `before` each one whatever has to come first. */
async function besideReaders(
  read: (number: number) => Promise<Reply>,
  buy: (turn: number) => Promise<Reply>,
  before: (turn: number) => Promise<void> = () => Promise.resolve(),
): Promise<Burst> {
  let next = 0;
  let isOver = false;
  const reading = Array.from({ length: readers }, async () => {
    while (!isOver) await read(next++);
  });
  const [times, failures]: [number[], string[]] = [[], []];
  const started = performance.now();
  try {
    for (let turn = 0; turn < bought; turn += 1) {
      await before(turn);
      const { ms, status, body } = await buy(turn);
      times.push(ms);
      if (status >= 300) failures.push(`answered ${status}: ${body.toString().slice(0, 200)}`);
    }
  } finally {
    isOver = true;
    await Promise.all(reading);
  }
  return { times, failures, seconds: (performance.now() - started) / 1_000 };
}
