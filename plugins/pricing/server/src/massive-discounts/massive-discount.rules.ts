import { decimal, type FieldError } from '@mayorista/kernel';
import type { PriceFields } from '@mayorista/catalogue/contract';

/** What the grid may change of a product: amounts in US dollars, percents 0 to 100. */
const amountKeys = ['list_price', 'fixed_price'] as const;
export const percentKeys = [
  'promo_discount',
  'promo_level_1',
  'promo_level_2',
  'promo_level_3',
  'promo_level_4',
  'promo_level_5',
  'promo_level_6',
  'product_a_a_a_discount',
] as const;
type GridKey = (typeof amountKeys)[number] | (typeof percentKeys)[number];

/** Cells by product and key, as they were typed; null or '' empties one. */
export type Changes = Readonly<Record<string, Readonly<Record<string, unknown>>>>;
export type CellValues = Readonly<Partial<Record<GridKey, string | null>>>;

const isAmount = (key: string): boolean => (amountKeys as readonly string[]).includes(key);
const isKnown = (key: string): boolean => isAmount(key) || (percentKeys as readonly string[]).includes(key);
const number = /^\d{1,9}(\.\d{1,4})?$/;

/** Every reason against a grid's changes, each on `changes.{productId}.{key}`, and the cells that may be written. */
export function judgeChanges(
  changes: Changes,
  known: ReadonlyMap<number, PriceFields>,
): { refusals: FieldError[]; cells: Map<number, CellValues> } {
  const refusals: FieldError[] = [];
  const cells = new Map<number, CellValues>();
  for (const [id, asked] of Object.entries(changes)) {
    const product = known.get(Number(id));
    if (product === undefined) {
      refusals.push({ code: 'not_found', field: `changes.${id}` });
      continue;
    }
    const values = readCells(id, asked, refusals);
    refusals.push(...refusedPair(id, values, product));
    cells.set(Number(id), values);
  }
  return { refusals, cells };
}

function readCells(id: string, asked: Readonly<Record<string, unknown>>, refusals: FieldError[]): CellValues {
  const values: Record<string, string | null> = {};
  for (const [key, given] of Object.entries(asked)) {
    const field = `changes.${id}.${key}`;
    const code = isKnown(key) ? refusedCell(key, given) : 'unknown_field';
    if (code === null) values[key] = isEmptyCell(given) ? emptied(key) : String(given).trim();
    else refusals.push({ code, field });
  }
  return values;
}

const isEmptyCell = (given: unknown): boolean => given === null || given === '';

/** A list price and a promo are numbers in the database: emptied they are zero. */
const emptied = (key: string): string | null => (key === 'list_price' || key === 'promo_discount' ? '0' : null);

function refusedCell(key: string, given: unknown): string | null {
  if (isEmptyCell(given)) return null;
  const text = typeof given === 'number' || typeof given === 'string' ? String(given).trim() : '';
  if (text.startsWith('-') && number.test(text.slice(1)))
    return isAmount(key) ? 'negative_amount' : 'percent_out_of_range';
  if (!number.test(text)) return 'not_a_number';
  return !isAmount(key) && decimal(text).greaterThan(100) ? 'percent_out_of_range' : null;
}

/** The fixed price against the list price as both will be. */
function refusedPair(id: string, values: CellValues, product: PriceFields): FieldError[] {
  if (values.fixed_price === undefined && values.list_price === undefined) return [];
  const fixed = values.fixed_price === undefined ? product.fixed_price : values.fixed_price;
  const list = values.list_price === undefined ? product.list_price : values.list_price;
  if (fixed == null || list == null || decimal(list).isZero() || !decimal(fixed).greaterThan(list)) return [];
  return [
    {
      code: 'fixed_above_list',
      field: `changes.${id}.${values.fixed_price === undefined ? 'list_price' : 'fixed_price'}`,
    },
  ];
}
