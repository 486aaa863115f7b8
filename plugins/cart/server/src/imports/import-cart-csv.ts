import path from 'node:path';
import type { OrderedRow } from '@mayorista/config/lists';
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
  formatMessage,
  type FieldError,
  type UploadedFile,
  say,
} from '@mayorista/kernel';
import '@mayorista/catalogue/contract';
import '@mayorista/inventory/contract';
import { addProducts, changing, notSoldCodes, refuseUnlessBuyer, type Cart } from '../carts/cart.service';
import { removeLines, type Wanted } from '../carts/cart.store';
import { quickLine } from '../carts/quick-order/quick-order.rules';
import { messages } from '../messages';
import type { CartFile } from './cart-csv.parser';
import { fileRefusals, mostRows, rowRefusal } from './cart-csv.rules';

const longestCode = 200;
/** What a row without a code is told under. */
const noCode = '(sin código)';
/** Two thousand letters a line. */
const mostMegabytes = 1;

const csvParser = defineParser<string, CartFile>({
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
type CsvWarnings = Readonly<Record<string, readonly string[]>>;

/** A row of the file that was not bought, as it was written, and why. */
interface LeftOutRow {
  readonly row: number;
  readonly code: string;
  readonly reason: string;
  readonly message: string;
}

interface Imported {
  readonly cart: Cart;
  readonly warnings: CsvWarnings;
  readonly leftOut: readonly LeftOutRow[];
}

/**
 * Puts the products of a CSV file into the cart, all or nothing: 422 names the rows that cannot be bought, unless they are to be left out
 * (spec storefront 5 and 8, CSV import).
 */
export async function importCartCsv(
  strapi: Core.Strapi,
  { actor, locale }: Viewer,
  { file, ignoresInvalid, replaces }: CartImport,
): Promise<Imported> {
  await inTransaction(strapi, (tx) => refuseUnlessBuyer(tx, actor));
  const rows = await rowsOf(file);
  const { wanted, leftOut } = await judged(strapi, rows);
  const refusals = leftOut.map(({ row, code, message }): FieldError => ({
    code: 'csv_row',
    field: `products.${named(code)}`,
    params: { row, reason: message },
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
  return { cart, warnings, leftOut: leftOut.map((each) => ({ ...each, code: shortened(each.code) })) };
}

async function rowsOf(file: UploadedFile | undefined): Promise<readonly OrderedRow[]> {
  if (file === undefined) return reject('csv_missing', 'file');
  if (!/\.csv$/i.test(file.name)) return reject('csv_wrong_kind', 'file');
  requireSize(file, mostMegabytes);
  const parsed = await parseOthers(csvParser, file.path);
  if ('problem' in parsed) return reject('file_too_heavy', 'file');
  const rows = parsed.value;
  if (!('problem' in rows)) return rows;
  const line = 'line' in rows ? (rows.line ?? 0) : 0;
  const refusal = { code: fileRefusals[rows.problem], field: 'file_structure', params: { count: mostRows, line } };
  throw new ValidationError([refusal]);
}

/** No code is that long: the answer is no longer than the file. */
const shortened = (code: string): string => (code.length <= longestCode ? code : `${code.slice(0, longestCode)}…`);

const named = (code: string): string => (code === '' ? noCode : shortened(code));

interface Judged {
  /** Each product once with all its pieces. */
  readonly wanted: readonly (Wanted & { readonly code: string })[];
  readonly leftOut: readonly LeftOutRow[];
}

async function judged(strapi: Core.Strapi, rows: readonly OrderedRow[]): Promise<Judged> {
  const codes = rows.map(({ code }) => code).filter((code) => code !== '');
  const found = await service(strapi, 'catalogue.cards').idsByCode(codes);
  const closed = await notSoldCodes(strapi, [...new Set([...found.values()].flat())]);
  const wanted = new Map<number, Wanted & { code: string }>();
  const leftOut: LeftOutRow[] = [];
  for (const each of rows) {
    const { row, code, written } = each;
    const pieces = each.pieces ?? 0;
    const { state, product_ids: ids } = quickLine({ code, quantity: pieces }, found.get(code) ?? [], closed);
    const productId = ids[0] ?? 0;
    const before = wanted.get(productId) ?? { productId, quantity: 0, code };
    const reason = rowRefusal(each, state, before.quantity);
    if (reason === null) wanted.set(productId, { ...before, quantity: before.quantity + pieces });
    else leftOut.push({ row, code, reason, message: formatMessage(reason, { written: shortened(written) }) });
  }
  return { wanted: [...wanted.values()], leftOut };
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
