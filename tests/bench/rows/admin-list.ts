import { burst } from '../load/burst';
import type { HttpClient } from '../load/http-client';
import type { BenchRow, RowMaker, Target } from './bench-row';

const crowd = 4;

/**
 * Lists of products in the panel: pages near and far, by name and by price, with a text; of one person, whom the target is for, and
 * of four who never rest. Against the content manager of a plain Strapi.
 */
export const adminListRows: RowMaker = async (stage, burstMs, wrong) => {
  const generated = (_: number, turn: number): string =>
    `/content-manager/collection-types/api::catalogue.product?${queries[turn % queries.length]}&locale=es`;
  const asking =
    (client: HttpClient, token: string, path: (client: number, turn: number) => string) => (clients: number) => () =>
      burst({ clients, ms: burstMs, call: (number, turn) => client.send({ path: path(number, turn), token }) });
  const theirs = asking(stage.stock, stage.panel.stock, generated);
  const [mine, other] = await Promise.all(
    [stage.ours, stage.stock].map((client, at) =>
      client.json<{ pagination: { total: number } }>({
        path: generated(0, 0),
        token: at === 0 ? stage.panel.ours : stage.panel.stock,
      }),
    ),
  );
  if (mine?.pagination.total !== other?.pagination.total)
    wrong(`The panel lists ${mine?.pagination.total} products, a plain Strapi ${other?.pagination.total}`);
  const lists = [
    ['panel: lista de productos (gestor de contenidos)', asking(stage.ours, stage.panel.ours, generated)],
    [
      'panel: lista de productos (recurso)',
      asking(stage.ours, stage.panel.ours, (_, turn) => `/catalogue/products?${resource[turn % resource.length]}`),
    ],
  ] as const;
  return lists.flatMap(([name, ours]) => {
    const row = (title: string, clients: number, target: Target): BenchRow => ({
      name: title,
      alternative: 'el gestor de contenidos de Strapi',
      compares: 'rate',
      target,
      ours: ours(clients),
      theirs: theirs(clients),
    });
    return [row(name, 1, { p95: 300 }), row(`${name}, cuatro sin pausa`, crowd, {})];
  });
};

const queries = [
  'page=1&pageSize=50&sort=name:ASC',
  'page=200&pageSize=50&sort=name:ASC',
  'page=1&pageSize=50&sort=list_price:DESC',
  'page=1&pageSize=50&sort=name:ASC&_q=domo',
] as const;

const resource = [
  'page=1&per_page=50&order_by=name&order_direction=asc',
  'page=200&per_page=50&order_by=name&order_direction=asc',
  'page=1&per_page=50&order_by=list_price&order_direction=desc',
  'page=1&per_page=50&order_by=name&order_direction=asc&omniSearchQuery=domo',
] as const;
