import type Database from 'better-sqlite3';
import { searchBody } from '../../../storefront/app/features/search/search-body';
import { numbers, oneOf } from '../world/numbers';
import type { Shop } from '../stage';
import type { BenchRow } from './bench-row';
import { addresses, oneAt, sellingRows, type Reader } from './living-shop';
import { letters, searched } from './search';

/** Products in the cart of each of the twenty. */
const linesInCart = 3;

/**
 * What the twenty people of a living shop see beside listings: the home page, 300 product pages, what 300 typed texts find and the cart's
 * summary in the header, at rest and while the shop sells.
 */
export const livingPageRows = async (
  stage: Shop,
  burstMs: number,
  wrong: (problem: string) => void,
): Promise<BenchRow[]> => {
  const scene = { stage, burstMs, wrong };
  const products = drawnProducts(stage.ourDb);
  await fillCarts(stage, products, wrong);
  const ofStore =
    (pathOf: (number: number) => string, isForPeople = true): Reader =>
    (number, server) => {
      const cookie = isForPeople ? { Cookie: oneAt(stage.audienceCookies, number * 7) } : {};
      return stage.store.send({ path: pathOf(number), headers: { 'Accept-Encoding': 'br, gzip', ...cookie }, server });
    };
  const productPath = (number: number): string => `/products/${oneAt(products, number)}`;
  const rows: readonly (readonly [string, Reader])[] = [
    ['portada, veinte personas', ofStore(() => '/')],
    ['300 páginas de producto, veinte personas', ofStore(productPath)],
    ['300 páginas de producto, visitantes', ofStore(productPath, false)],
    ['300 textos tecleados, veinte personas', await readerOfTexts(stage)],
    ['resumen del carrito, veinte personas', ofStore(() => '/cart-summary')],
  ];
  return rows.flatMap(([what, read]) => {
    const { warm, beside } = sellingRows(what, read, scene);
    return [warm, beside];
  });
};

/** Products that can be bought, by a fixed seed. */
function drawnProducts(db: Database.Database): number[] {
  const next = numbers(20_261_126);
  const all = (
    db
      .prepare(
        `SELECT product_id AS id FROM product_cards WHERE is_visible AND product_type = 'product_type_physical' ORDER BY product_id`,
      )
      .all() as { id: number }[]
  ).map(({ id }) => id);
  return Array.from({ length: addresses }, () => oneOf(all, next));
}

async function fillCarts(
  { ours, audiences }: Shop,
  products: readonly number[],
  wrong: (problem: string) => void,
): Promise<void> {
  for (const [at, { token }] of audiences.entries())
    for (let line = 0; line < linesInCart; line += 1) {
      const body = { product_id: oneAt(products, at * linesInCart + line), quantity: 1, verifyEnoughStock: false };
      const { status } = await ours.send({ method: 'POST', path: '/api/cart-details', token, body });
      if (status >= 300) wrong(`A product could not be put into a cart: ${status}`);
    }
}

/** The beginnings of 300 texts as people type them, each asked by another of the twenty. */
async function readerOfTexts({ ours, ourDb, audiences }: Shop): Promise<Reader> {
  const typist = letters(searched(ourDb), 20_261_126);
  const texts = Array.from({ length: addresses }, () => typist.next().value);
  const tokens: string[] = [];
  for (const { token } of audiences) {
    const { data } = await ours.json<{ data: { token: string } }>({ path: '/api/search-tokens', token });
    tokens.push(data.token);
  }
  return (number, server) => {
    const term = oneAt(texts, number);
    return ours.send({
      method: 'POST',
      path: '/api/multi-search',
      token: oneAt(tokens, number * 7),
      body: JSON.parse(searchBody({ term, firstTerm: term })) as unknown,
      server,
    });
  };
}
