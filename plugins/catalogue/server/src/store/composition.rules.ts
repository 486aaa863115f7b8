import { FLOW_TYPES } from '@mayorista/config/constants';

/** How many cards of a list have one brand, one stage and one flow type, of them the news, and their lowest and highest list price (USD). */
export interface CompositionRow {
  readonly brand_id: number | null;
  readonly brand_name: string | null;
  readonly stage_id: number | null;
  readonly stage_name_es: string | null;
  readonly stage_name_en: string | null;
  readonly product_flow_type: string | null;
  readonly n: number | string;
  readonly news: number | string;
  readonly lowest: number | string | null;
  readonly highest: number | string | null;
}

export interface Choice {
  readonly id: number;
  readonly name: string;
  readonly count: number;
}

/** Brands by name with how many cards each would leave. */
export const brandsOf = (rows: readonly CompositionRow[]): Choice[] =>
  choices(rows.map((row) => ({ id: row.brand_id, name: row.brand_name, n: row.n }))).sort((one, other) =>
    one.name.localeCompare(other.name, 'es'),
  );

/** Stages in their own order with how many cards each would leave. */
export const stagesOf = (rows: readonly CompositionRow[], locale: string): Choice[] =>
  choices(
    rows.map(({ stage_id: id, stage_name_es: spanish, stage_name_en: english, n }) => ({
      id,
      name: locale === 'en' ? (english ?? spanish) : spanish,
      n,
    })),
  ).sort((one, other) => one.id - other.id);

/** How products are sold, in the order of the choices, with how many cards each would leave. */
export const flowTypesOf = (rows: readonly CompositionRow[]): { value: string; count: number }[] =>
  FLOW_TYPES.flatMap((value) => {
    const count = totalOf(rows.filter((row) => row.product_flow_type === value));
    return count === 0 ? [] : [{ value, count }];
  });

export const totalOf = (rows: readonly CompositionRow[]): number => rows.reduce((sum, { n }) => sum + Number(n), 0);

export const newsOf = (rows: readonly CompositionRow[]): number =>
  rows.reduce((sum, { news }) => sum + Number(news), 0);

/** Lowest and highest list price (USD); null where nothing has a price. */
export function priceRangeOf(rows: readonly CompositionRow[]): { min: string; max: string } | null {
  const lowest = rows.flatMap((row) => (row.lowest === null ? [] : [Number(row.lowest)]));
  const highest = rows.flatMap((row) => (row.highest === null ? [] : [Number(row.highest)]));
  return lowest.length === 0 ? null : { min: String(Math.min(...lowest)), max: String(Math.max(...highest)) };
}

function choices(rows: readonly { id: number | null; name: string | null; n: number | string }[]): Choice[] {
  const found = new Map<number, Choice>();
  for (const { id, name, n } of rows)
    if (id !== null) found.set(id, { id, name: name ?? '', count: (found.get(id)?.count ?? 0) + Number(n) });
  return [...found.values()];
}
