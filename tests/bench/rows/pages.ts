import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { burst, type Burst } from '../load/burst';
import type { BenchRow, RowMaker } from './bench-row';
import { listingPages } from './listing-pages';

const clients = 10;
const cards = 60;
/** What many look at at the same time: whole pages of visitors are kept for seconds. */
const pagesAsked = 10;

/** Whole pages of sixty cards from the store, compressed as browsers ask for them, beside a word from memory through Strapi's own door. */
export const pageRows: RowMaker = async ({ store, storeCookies, ours, ourDb }, burstMs, wrong) => {
  const paths = listingPages(ourDb)
    .filter(({ brandIds }) => brandIds.length === 0)
    .slice(0, pagesAsked)
    .map(({ categoryId, page }) => `/categories/${categoryId}${page === 1 ? '' : `?page=${page}`}`);
  const headers = (cookie: string | null) => ({
    'Accept-Encoding': 'gzip, deflate, br',
    ...(cookie === null ? {} : { Cookie: cookie }),
  });
  const asked = (cookie: string | null, at: number) =>
    store.send({ path: paths[at % paths.length] ?? '', headers: headers(cookie) });

  for (const [who, cookie] of [
    ['a visitor', null],
    ['a distributor', storeCookies],
  ] as const) {
    const { status, headers: told, body } = await asked(cookie, 0);
    const unpack = told['content-encoding'] === 'br' ? brotliDecompressSync : gunzipSync;
    const html = status === 200 ? unpack(body).toString() : '';
    if (html.split('<article').length - 1 !== cards)
      wrong(`The page of ${who} answered ${status} without its ${cards} cards`);
    if (html.includes('action="/cart-lines"') !== (cookie !== null)) wrong(`The page of ${who} is somebody else's`);
  }

  const pagesOf =
    (cookie: string | null) =>
    (round: number): Promise<Burst> =>
      burst({ clients, ms: burstMs, call: (client, turn) => asked(cookie, round * 7 + client + turn * clients) });
  const row = (name: string, ratio: number, cookie: string | null): BenchRow => ({
    name,
    alternative: 'Un texto de memoria por el mismo servidor de contenidos',
    compares: 'rate',
    target: { ratio },
    ours: pagesOf(cookie),
    theirs: () => burst({ clients, ms: burstMs, call: () => ours.send({ path: '/_health' }) }),
  });
  return [row('página de 60, visitante', 1.1, null), row('página de 60, distribuidor', 0.05, storeCookies)];
};
