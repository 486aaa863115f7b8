import type Database from 'better-sqlite3';
import { searchBody } from '../../../storefront/app/features/search/search-body';
import { burst } from '../load/burst';
import type { Stage } from '../stage';
import { numbers, oneOf } from '../world/numbers';
import type { RowMaker } from './bench-row';

const clients = 10;
/** Between two letters of a quick typist, ms. */
const betweenLetters = 100;

export interface Named {
  readonly id: number;
  readonly name: string;
  readonly model: string;
}

/** Search as people type: 20 products and 10 categories after every letter of a name, a part number without its dashes, or a name with a letter missing. */
export const searchRows: RowMaker = async (stage, burstMs, wrong) => {
  const products = searched(stage.ourDb);
  const { data } = await stage.ours.json<{ data: { token: string } }>({
    path: '/api/search-tokens',
    token: stage.distributor.token,
  });
  const ask = (q: string) =>
    stage.ours.send({
      method: 'POST',
      path: '/api/multi-search',
      token: data.token,
      // As the store's overlay asks.
      body: JSON.parse(searchBody({ term: q, firstTerm: q })) as unknown,
    });
  await checkFinds(stage, products, data.token, wrong);
  const askStrapi = (q: string) => stage.stock.send({ path: containing(q) });
  const typing = (send: typeof ask, pauseMs: number) => (round: number) => {
    const typists = Array.from({ length: clients }, (_, at) => letters(products, round * 100 + at + 1));
    return burst({ clients, ms: burstMs * 2, pauseMs, call: (client) => send(typists[client]?.next().value ?? '') });
  };
  const alternative = 'API de contenidos de Strapi, $containsi en nombre y modelo, 20 con marca y categoría';
  return [
    {
      name: 'búsqueda al teclear, 10 personas',
      alternative,
      compares: 'time',
      target: { p95: 30 },
      ours: typing(ask, betweenLetters),
      theirs: typing(askStrapi, betweenLetters),
    },
    {
      name: 'búsqueda al teclear, 10 sin pausa',
      alternative,
      compares: 'rate',
      target: {},
      ours: typing(ask, 0),
      theirs: typing(askStrapi, 0),
    },
  ];
};

/** The products that the index knows: not the catalogue's copies (`copyCatalogue`). */
export const searched = (db: Database.Database): Named[] =>
  db
    .prepare(
      `SELECT product_id AS id, name_es AS name, model FROM product_cards WHERE is_visible AND document_id NOT LIKE '% %' ORDER BY product_id`,
    )
    .all() as Named[];

function containing(q: string): string {
  const query = new URLSearchParams({ locale: 'es', 'pagination[pageSize]': '20', 'pagination[withCount]': 'false' });
  query.append('filters[$or][0][name][$containsi]', q);
  query.append('filters[$or][1][model][$containsi]', q);
  for (const relation of ['brand', 'category']) query.append(`populate[${relation}][fields][0]`, 'name');
  return `/api/products?${query.toString()}`;
}

/** What one person types, letter by letter, product after product, for ever. */
export function* letters(products: readonly Named[], seed: number): Generator<string, never> {
  const next = numbers(seed);
  for (;;) {
    const text = wanted(oneOf(products, next), next);
    for (let length = 1; length <= Math.min(text.length, 18); length += 1) yield text.slice(0, length);
  }
}

function wanted({ name, model }: Named, next: () => number): string {
  const kind = next();
  if (kind < 0.25) return model.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();
  const words = name.split(' ').slice(0, 3).join(' ').toLowerCase();
  if (kind >= 0.4) return words;
  const at = 1 + Math.floor(next() * Math.max(1, words.length - 2));
  return words.slice(0, at) + words.slice(at + 1);
}

/** A quick answer that does not have the product is worth nothing: whole part numbers must find theirs first. */
async function checkFinds(
  { ours }: Stage,
  products: readonly Named[],
  token: string,
  wrong: (problem: string) => void,
): Promise<void> {
  const next = numbers(5);
  for (let turn = 0; turn < 20; turn += 1) {
    const { id, model } = oneOf(products, next);
    const { results } = await ours.json<{ results: { hits: { id: number }[] }[] }>({
      method: 'POST',
      path: '/api/multi-search',
      token,
      body: { queries: [{ indexUid: 'products', q: model }] },
    });
    if (results[0]?.hits.some((hit) => hit.id === id) !== true)
      wrong(`Searching ${model} does not find its product ${id}`);
  }
}
