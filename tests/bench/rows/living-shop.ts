import type Database from 'better-sqlite3';
import { burst, type Burst } from '../load/burst';
import type { HttpClient } from '../load/http-client';
import { startSalesDay, type SalesDay, type Write } from '../load/sales-day';
import { numbers, oneOf } from '../world/numbers';
import type { Shop } from '../stage';
import type { BenchRow } from './bench-row';
import { somethingChanged } from './listing';

const clients = 10;
/** The number of addresses that are drawn. */
export const addresses = 300;
const perPage = 60;
/** How much of what was written in time must have been written beside the readers. */
const pace = 0.9;
const stockChanges = { everyMs: 200 };
const priceChanges = { everyMs: 1_000 };
const orders = { everyMs: 1_000 };

interface Address {
  readonly categoryId: number;
  readonly page: number;
  readonly brandId: number | null;
  readonly order: 'name' | 'list_price' | null;
}

/**
 * A distributor's day: twenty people of all price levels, branches and currencies look at 300 addresses drawn from every category, with
 * brands, orders and pages, while stock changes five times, a price once and an order is placed each second. Never one address alone.
 */
export const livingShopRows = (stage: Shop, burstMs: number, wrong: (problem: string) => void): BenchRow[] => {
  const asked = drawn(stage.ourDb);
  const lists = readerOfLists(stage);
  const pages: Reader = (number, server) => {
    const { categoryId, page, brandId } = oneAt(asked, number);
    const query = new URLSearchParams(page === 1 ? {} : { page: String(page) });
    if (brandId !== null) query.set('query', JSON.stringify({ brandIds: [brandId] }));
    return stage.store.send({
      path: `/categories/${categoryId}?${query}`,
      headers: { 'Accept-Encoding': 'br', Cookie: oneAt(stage.audienceCookies, number * 7) },
      server,
    });
  };
  return [
    ...rowsOf('300 listados, veinte personas', lists, { stage, burstMs, wrong }),
    ...rowsOf('300 páginas, veinte personas', pages, { stage, burstMs, wrong }),
  ];
};

/** Lists of the drawn addresses, each asked for by another of the twenty. */
export function readerOfLists({ ours, ourDb, audiences }: Shop): Reader {
  const asked = drawn(ourDb);
  return (number, server) => {
    const { categoryId, page, brandId, order } = oneAt(asked, number);
    const query = new URLSearchParams({ categoryId: String(categoryId), page: String(page), perPage: String(perPage) });
    if (brandId !== null) query.set('brandIds', String(brandId));
    if (order !== null) query.set('sortCriteria', order);
    return ours.send({ path: `/api/store-products?${query}`, token: oneAt(audiences, number * 7).token, server });
  };
}

/** Asks for an address by its number: of that server of several, or of the next in turn. */
export type Reader = (number: number, server?: number) => ReturnType<HttpClient['send']>;

export interface Scene {
  readonly stage: Shop;
  readonly burstMs: number;
  readonly wrong: (problem: string) => void;
}

function rowsOf(what: string, read: Reader, scene: Scene): BenchRow[] {
  const { stage } = scene;
  const { warm, beside } = sellingRows(what, read, scene);
  const once = (named: string, event: string): BenchRow => ({
    name: `${what}, ${named}`,
    alternative: 'los mismos, guardados',
    compares: 'rate',
    target: {},
    ours: async () => {
      await somethingChanged(stage, event);
      return askedOnce(read);
    },
    theirs: warm.ours,
  });
  return [
    warm,
    once('ninguno guardado', 'taxonomy.changed'),
    once('todo precio nuevo', 'exchange-rate.changed'),
    // An event by this name that says no product: nothing that a process knows counts any more.
    once('nada sabido', 'product-cards.refreshed'),
    beside,
  ];
}

/** Rows of what is asked for at rest, and of the same while the shop sells. */
export function sellingRows(
  what: string,
  read: Reader,
  { stage, burstMs, wrong }: Scene,
): { readonly warm: BenchRow; readonly beside: BenchRow } {
  const measured = (round: number): Promise<Burst> =>
    burst({ clients, ms: burstMs, call: (client, turn) => read(round * 37 + client + turn * clients) });
  const warm = async (round: number): Promise<Burst> => {
    await askedEverywhere(stage, read);
    return measured(round);
  };
  const beside = async (round: number): Promise<Burst> => {
    await askedEverywhere(stage, read);
    const day = livingShop(stage, round);
    const seen = await measured(round);
    await judge(day, (problem) => wrong(`${what}: ${problem}`));
    return seen;
  };
  return {
    warm: { name: what, alternative: 'ninguna', compares: 'rate', target: {}, ours: warm, theirs: null },
    beside: {
      name: `${what}, mientras se vende`,
      alternative: 'los mismos, sin que nada cambie',
      compares: 'rate',
      target: { ratio: 0.5 },
      ours: beside,
      theirs: warm,
    },
  };
}

/** Each address once of every server: a process keeps what it was asked itself, and nobody can know which is asked next. */
async function askedEverywhere({ ours, store }: Shop, read: Reader): Promise<void> {
  for (let server = 0; server < Math.max(ours.servers, store.servers); server += 1) await askedOnce(read, server);
}

/** Each address once, whoever asks. */
async function askedOnce(read: Reader, server?: number): Promise<Burst> {
  const started = performance.now();
  const [times, failures]: [number[], string[]] = [[], []];
  let next = 0;
  const one = async (): Promise<void> => {
    for (let number = next++; number < addresses; number = next++) {
      const { status, ms } = await read(number, server);
      times.push(ms);
      if (status !== 200) failures.push(`answered ${status}`);
    }
  };
  await Promise.all(Array.from({ length: clients }, one));
  return { times, failures, seconds: (performance.now() - started) / 1_000 };
}

/** Five stock changes, one price change and one order a second. */
function livingShop(stage: Shop, round: number): SalesDay {
  const products = (
    stage.ourDb
      .prepare(
        `SELECT product_id AS id FROM product_cards WHERE is_visible AND product_type = 'product_type_physical' ORDER BY product_id`,
      )
      .all() as { id: number }[]
  ).map(({ id }) => id);
  const next = numbers(97 + round);
  const { id: branchId } = stage.ourDb.prepare(`SELECT id FROM branches WHERE code = 'MTY'`).get() as { id: number };
  const panel = (path: string, body: unknown) =>
    stage.ours.send({ method: 'POST', path, token: stage.panel.ours, body });
  const writes: Write[] = [
    {
      ...stockChanges,
      send: () =>
        panel('/inventory/stock-adjustments', {
          product_id: oneOf(products, next),
          branch_id: branchId,
          quantity: 1,
          reason: 'Conteo',
        }),
    },
    {
      ...priceChanges,
      send: (turn) =>
        panel('/pricing/massive-discounts', {
          changes: { [oneOf(products, next)]: { promo_level_5: String(1 + ((round + turn) % 20)) } },
        }),
    },
    {
      ...orders,
      send: (turn) =>
        placed(stage, oneAt(stage.buyers, round * 13 + turn).token, { product: oneOf(products, next), branchId }),
    },
  ];
  return startSalesDay(writes);
}

/** An order of one piece, step by step as the store does it; ends at the first refusal. */
async function placed(
  { ours }: Shop,
  token: string,
  { product, branchId }: { readonly product: number; readonly branchId: number },
): ReturnType<HttpClient['send']> {
  const steps: readonly (readonly [path: string, body: unknown])[] = [
    ['/api/cart-details', { product_id: product, quantity: 1 }],
    ['/api/cart-stages', { cartStage: 'shipping_method' }],
    ['/api/cart-deliveries', { type: 'branch_pickup', branch_id: branchId }],
    ['/api/cart-stages', { cartStage: 'payment_method' }],
    ['/api/cart-payments', { method: 'bank_transfer' }],
    ['/api/cart-stages', { cartStage: 'confirmation' }],
    ['/api/cart-stages', { cartStage: 'ordered' }],
  ];
  let last = await ours.send({ path: '/api/carts/current', token });
  for (const [path, body] of steps) {
    last = await ours.send({ method: 'POST', path, token, body });
    if (last.status >= 300) break;
  }
  return last;
}

async function judge(day: SalesDay, wrong: (problem: string) => void): Promise<void> {
  const { writes, seconds, failures } = await day.end();
  const wanted = [stockChanges, priceChanges, orders].reduce((sum, { everyMs }) => sum + 1_000 / everyMs, 0) * seconds;
  if (failures[0] !== undefined) wrong(`${failures.length} of ${writes} writes failed; the first: ${failures[0]}`);
  if (writes < wanted * pace) wrong(`Readers held writers up: ${writes} of ${Math.round(wanted)} writes in time`);
}

/** Addresses of every category that shows something, by a fixed seed: none shows an empty page. */
function drawn(db: Database.Database): Address[] {
  const next = numbers(20_261_124);
  const categories = db
    .prepare(
      'SELECT cc.category_id AS id, count(*) AS n FROM product_card_categories cc JOIN product_cards c USING (product_id) WHERE c.is_visible GROUP BY 1 ORDER BY 1',
    )
    .all() as { id: number; n: number }[];
  const brands = db.prepare(
    'SELECT DISTINCT c.brand_id AS id FROM product_card_categories cc JOIN product_cards c USING (product_id) WHERE cc.category_id = ? AND c.is_visible ORDER BY 1',
  );
  return Array.from({ length: addresses }, () => {
    const { id, n } = oneOf(categories, next);
    const page = 1 + Math.floor(next() * Math.min(5, Math.ceil(n / perPage)));
    const brandId = page === 1 && next() < 0.3 ? oneOf(brands.all(id) as { id: number }[], next).id : null;
    return { categoryId: id, page, brandId, order: oneOf(['name', 'list_price', null] as const, next) };
  });
}

export function oneAt<T>(list: readonly T[], number: number): T {
  const item = list[number % list.length];
  if (item === undefined) throw new Error('Nothing to choose from');
  return item;
}
