import { burst, type Burst } from '../load/burst';
import type { Stage } from '../stage';
import type { BenchRow, RowMaker, Target } from './bench-row';

const crowd = 10;

/**
 * People fill their carts, each their own, with many products: one alone, whom the target is for, and ten who never rest. Against
 * rows written by the content API with no rule, price or stock looked at.
 */
export const addToCartRows: RowMaker = (stage, burstMs) => {
  const products = (
    stage.ourDb
      .prepare('SELECT product_id AS id FROM product_cards WHERE is_visible ORDER BY product_id LIMIT 5000')
      .all() as { id: number }[]
  ).map(({ id }) => id);
  const carts = strapiCarts(stage);
  let used = 0;
  const written = (clients: number): Promise<Burst> =>
    burst({
      clients,
      ms: burstMs,
      call: () => {
        const line = used++;
        const data = {
          cart_id: carts[line % carts.length],
          product_id: products[Math.floor(line / carts.length) % products.length],
          grade: 'Stock',
          quantity: 1,
        };
        return stage.stock.send({ method: 'POST', path: '/api/cart-details', body: { data } });
      },
    });
  const added = async (clients: number, round: number): Promise<Burst> => {
    await emptied(stage);
    return burst({
      clients,
      ms: burstMs,
      call: (client, turn) =>
        stage.ours.send({
          method: 'POST',
          path: '/api/cart-details',
          token: stage.buyers[client]?.token ?? null,
          body: { product_id: products[(round * 11 + turn) % 20], quantity: 1 },
        }),
    });
  };
  const row = (name: string, clients: number, target: Target): BenchRow => ({
    name,
    alternative: 'API de contenidos de Strapi, crear la fila de la partida sin ninguna regla',
    compares: 'time',
    target,
    ours: (round) => added(clients, round),
    theirs: () => written(clients),
  });
  return [row('agregar al carrito', 1, { p95: 60 }), row('agregar al carrito, diez sin pausa', crowd, {})];
};

async function emptied({ ours, buyers }: Stage): Promise<void> {
  for (const { token } of buyers.slice(0, crowd)) {
    const { data } = await ours.json<{ data: { id: number } | null }>({ path: '/api/carts/current', token });
    if (data !== null && data.id)
      await ours.send({
        method: 'POST',
        path: `/api/carts/${data.id}?_method=DELETE`,
        token,
        body: { _method: 'DELETE' },
      });
  }
}

function strapiCarts({ stockDb }: Stage): number[] {
  const insert = stockDb.prepare(`INSERT INTO carts (document_id, user_id, stage) VALUES (?, 0, 'open')`);
  return Array.from({ length: crowd }, (_, at) => Number(insert.run(`bench-cart-${at}`).lastInsertRowid));
}
