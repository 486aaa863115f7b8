import { burst, type Burst } from '../load/burst';
import type { HttpClient } from '../load/http-client';
import type { Stage } from '../stage';
import type { BenchRow, RowMaker } from './bench-row';
import { listingPages, ourPath, stockPath } from './listing-pages';

const clients = 10;
/** Answers made right after a change are made once more this much later, ms. */
const settledAfterMs = 3_000;
/** Within this an event of another process is known, ms. */
const heardOfMs = 500;
const alternative = 'API de contenidos de Strapi, los mismos 60 con marca, categoría, etapa e imagen';

/** Store listings of 60 cards by category and brand: of a distributor (own price, stock), of a visitor, and when what is in the cache is out of date. */
export const listingRows: RowMaker = async (stage, burstMs, wrong) => {
  const pages = listingPages(stage.ourDb);
  const paths = {
    ours: pages.map((page) => ourPath(page, 'list_price')),
    open: pages.map((page) => ourPath(page, 'name')),
    stock: pages.map((page) => stockPath(stage.stockDb, page, 'list_price')),
  };
  await checkSame(stage, paths, wrong);
  const asking =
    (client: HttpClient, list: readonly string[], token: string | null) =>
    async (round: number): Promise<Burst> => {
      await settled(client, list, token);
      return burst({
        clients,
        ms: burstMs,
        call: (number, turn) =>
          client.send({ path: list[(round * 7 + number + turn * clients) % list.length] ?? '', token }),
      });
    };
  const theirs = (round: number): Promise<Burst> =>
    burst({
      clients,
      ms: burstMs,
      call: (number, turn) =>
        stage.stock.send({ path: paths.stock[(round * 7 + number + turn * clients) % paths.stock.length] ?? '' }),
    });
  const after = (event: string) => async (): Promise<Burst> => {
    await settled(stage.ours, paths.ours, stage.distributor.token);
    await somethingChanged(stage, event);
    return askedOnce(stage.ours, paths.ours, stage.distributor.token);
  };
  const row = (name: string, ratio: number | undefined, ours: BenchRow['ours']): BenchRow => ({
    name,
    alternative,
    compares: 'rate',
    target: { ratio },
    ours,
    theirs,
  });
  return [
    row('listado de 60, distribuidor', 10, asking(stage.ours, paths.ours, stage.distributor.token)),
    row('listado de 60, visitante', 25, asking(stage.ours, paths.open, null)),
    row('listado de 60, distribuidor, recién vendido algo', undefined, after('stock.changed')),
    row('listado de 60, distribuidor, recién cambiado el catálogo', undefined, after('product-cards.refreshed')),
  ];
};

/**
 * Orders of other rows have changed the catalogue since: the pages people look at all day are asked for before, and once
 * more when what was made right after the change has been made anew.
 */
async function settled(client: HttpClient, list: readonly string[], token: string | null): Promise<void> {
  await askedOnce(client, list, token);
  await rest(settledAfterMs);
  await askedOnce(client, list, token);
}

/** Every page once, by several clients. */
async function askedOnce(client: HttpClient, list: readonly string[], token: string | null): Promise<Burst> {
  const [times, failures]: [number[], string[]] = [[], []];
  const waiting = [...list];
  const started = performance.now();
  const one = async (): Promise<void> => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const { status, ms } = await client.send({ path, token });
      times.push(ms);
      if (status !== 200) failures.push(`answered ${status}: ${path}`);
    }
  };
  await Promise.all(Array.from({ length: clients }, one));
  return { times, failures, seconds: (performance.now() - started) / 1_000 };
}

/** Whatever an event of this name can have changed is out of date after this: each listing is made anew. */
export async function somethingChanged({ announce }: Pick<Stage, 'announce'>, event: string): Promise<void> {
  await announce(event);
  await new Promise((resolve) => setTimeout(resolve, heardOfMs));
}

interface Paths {
  readonly ours: readonly string[];
  readonly stock: readonly string[];
}

/** Both sides must give the same products in the same order, or the comparison is worth nothing; ours with price and stock. */
async function checkSame(
  { ours, stock, distributor }: Stage,
  paths: Paths,
  wrong: (problem: string) => void,
): Promise<void> {
  for (const at of [0, Math.floor(paths.ours.length / 2), paths.ours.length - 1]) {
    const mine = await ours.json<{ data: Record<string, unknown>[] }>({
      path: paths.ours[at] ?? '',
      token: distributor.token,
    });
    const other = await stock.json<{ data: { id: number; brand: unknown }[] }>({ path: paths.stock[at] ?? '' });
    const [left, right] = [mine.data.map(({ id }) => id).join(), other.data.map(({ id }) => id).join()];
    if (left !== right || mine.data.length !== 60)
      wrong(`Listing ${paths.ours[at]}: ours ${left} (${mine.data.length}), Strapi's ${right}`);
    if (
      mine.data.some((card) => card.calculated_distributor_price === undefined || card.total_inventories === undefined)
    )
      wrong('A distributor got a card without price or stock');
    if (other.data[0]?.brand == null) wrong('Strapi gave a product without its brand');
  }
}

const rest = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
