import path from 'node:path';
import {
  defineParser,
  inTransaction,
  parseOthers,
  ValidationError,
  reject,
  requireSize,
  service,
  type Actor,
  type Core,
  type FieldError,
  type UploadedFile,
  say,
} from '@mayorista/kernel';
import '@mayorista/catalogue/contract';
import '@mayorista/inventory/contract';
import {
  addProducts,
  changing,
  largestQuantity,
  notSoldCodes,
  refuseUnlessBuyer,
  type Cart,
} from '../carts/cart.service';
import { removeLines, type Wanted } from '../carts/cart.store';
import { quickLine } from '../carts/quick-order/quick-order.rules';
import { messages } from '../messages';
import { mostRows, type CsvProblem, type CsvRow } from './cart-csv.rules';

const longestCode = 200;
/** Two thousand letters a line. */
const mostMegabytes = 1;

const csvParser = defineParser<string, readonly CsvRow[] | CsvProblem>({
  name: 'cart.csv',
  file: path.join(__dirname, 'cart-csv.parser'),
  mostSeconds: 3,
  mostMegabytes: 300,
});

export interface CartImport {
  readonly file: UploadedFile | undefined;
  /** Leaves out what cannot be bought instead of refusing the file. */
  readonly ignoresInvalid: boolean;
  /** The cart holds afterwards what the file says and nothing else. */
  readonly replaces: boolean;
}

interface Viewer {
  readonly actor: Actor;
  readonly locale: string;
}

/** Warnings by product code, as the file writes it. */
export type CsvWarnings = Readonly<Record<string, readonly string[]>>;

/**
 * Puts the products of a CSV file into the cart, all or nothing: 422 names the rows that cannot be bought, unless they are to be left out
 * (spec storefront 5 and 8, CSV import).
 */
export async function importCartCsv(
  strapi: Core.Strapi,
  { actor, locale }: Viewer,
  { file, ignoresInvalid, replaces }: CartImport,
): Promise<{ readonly cart: Cart; readonly warnings: CsvWarnings; readonly leftOut: readonly string[] }> {
  await inTransaction(strapi, (tx) => refuseUnlessBuyer(tx, actor));
  const rows = await rowsOf(file);
  const { wanted, wrong } = await judged(strapi, rows);
  const refusals = [...wrong].map(([code, refused]): FieldError => ({
    code: refused,
    field: `products.${named(code)}`,
  }));
  const warnings = await warningsOf(strapi, actor, wanted);
  if (wanted.length === 0)
    throw new ValidationError([
      { code: 'no_valid_products_for_import', field: 'no_valid_products_for_import' },
      ...refusals,
    ]);
  if (refusals.length > 0 && !ignoresInvalid) throw new ValidationError(refusals, { warnings: { products: warnings } });
  const cart = await changing(strapi, { actor, locale }, async (tx, open) => {
    if (replaces) await removeLines(tx, open.id);
    await addProducts(tx, open, wanted);
  });
  return { cart, warnings, leftOut: [...wrong.keys()] };
}

async function rowsOf(file: UploadedFile | undefined): Promise<readonly CsvRow[]> {
  if (file === undefined) return reject('csv_missing', 'file');
  if (!/\.csv$/i.test(file.name)) return reject('csv_wrong_kind', 'file');
  requireSize(file, mostMegabytes);
  const parsed = await parseOthers(csvParser, file.path);
  if ('problem' in parsed) return reject('file_too_heavy', 'file');
  const rows = parsed.value;
  if (typeof rows === 'string')
    throw new ValidationError([{ code: rows, field: 'file_structure', params: { count: mostRows } }]);
  return rows;
}

/** No code is that long: the answer is no longer than the file. */
const named = (code: string): string => (code.length <= longestCode ? code : `${code.slice(0, longestCode)}…`);

interface Judged {
  readonly wanted: readonly (Wanted & { readonly code: string })[];
  /** Why a code cannot be bought. */
  readonly wrong: ReadonlyMap<string, string>;
}

async function judged(strapi: Core.Strapi, rows: readonly CsvRow[]): Promise<Judged> {
  const found = await service(strapi, 'catalogue.cards').idsByCode(rows.map(({ code }) => code));
  const closed = await notSoldCodes(strapi, [...new Set([...found.values()].flat())]);
  const wanted: (Wanted & { code: string })[] = [];
  const refused = new Map<string, string>();
  for (const { code, quantity } of rows) {
    const { state, product_ids: ids } = quickLine({ code, quantity: quantity ?? 0 }, found.get(code) ?? [], closed);
    const [productId] = ids;
    const wrong = wrongOf(state, quantity);
    if (wrong !== null) refused.set(code, wrong);
    else if (productId !== undefined && quantity !== null) wanted.push({ productId, quantity, code });
  }
  return { wanted, wrong: refused };
}

const wrongStates = {
  unknown: 'csv_product_unknown',
  several: 'csv_product_several',
  not_sold: 'product_not_for_sale',
  found: null,
} as const;

function wrongOf(state: keyof typeof wrongStates, quantity: number | null): string | null {
  if (wrongStates[state] !== null) return wrongStates[state];
  if (quantity === null) return 'quantity_too_small';
  return quantity > largestQuantity ? 'quantity_too_big' : null;
}

/** Which products have fewer pieces in the buyer's branch than the file asks for. */
async function warningsOf(strapi: Core.Strapi, actor: Actor, wanted: Judged['wanted']): Promise<CsvWarnings> {
  const ids = wanted.map(({ productId }) => productId);
  const stock = service(strapi, 'inventory.stock');
  const branchId = await service(strapi, 'inventory.branches').ofBuyer(actor);
  const [free, services] = [await stock.available(ids, branchId), await stock.unstocked(ids)];
  return Object.fromEntries(
    wanted
      .filter(({ productId, quantity }) => !services.has(productId) && (free.get(productId) ?? 0) < quantity)
      .map(({ code }) => [code, [say(messages.csv_may_ship_apart)]]),
  );
}
