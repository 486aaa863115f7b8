import type { DatasheetFieldAnswer, ProductAnswer } from '../../api/product-answers';
import { cardView, type CardView } from '../product-card';

export interface ComparedRow {
  readonly code: string;
  readonly name: string;
  /** One for each product; null where it says nothing. */
  readonly values: readonly (string | boolean | null)[];
  readonly isSame: boolean;
}

export interface CompareView {
  readonly cards: readonly CardView[];
  readonly groups: readonly { readonly name: string; readonly rows: readonly ComparedRow[] }[];
}

const shown = ({ value, unit }: DatasheetFieldAnswer): string | boolean | null => {
  if (value === null || typeof value === 'boolean') return value;
  return unit ? `${value} ${unit}` : String(value);
};

function rowOf(products: readonly ProductAnswer[], { code, name }: DatasheetFieldAnswer): ComparedRow {
  const values = products.map(({ datasheet_groups: groups = [] }) => {
    const field = groups.flatMap(({ fields }) => fields).find((each) => each.code === code);
    return field === undefined ? null : shown(field);
  });
  return { code, name, values, isSame: new Set(values).size === 1 };
}

/** Products side by side by what their datasheets say; a characteristic that several groups name stands in the first. */
export function compareView(products: readonly ProductAnswer[], origins: readonly string[]): CompareView {
  const seen = new Set<string>();
  const groups = new Map<string, ComparedRow[]>();
  for (const { name, fields } of products.flatMap(({ datasheet_groups: sheets = [] }) => sheets)) {
    for (const field of fields.filter(({ code }) => !seen.has(code))) {
      seen.add(field.code);
      groups.set(name, [...(groups.get(name) ?? []), rowOf(products, field)]);
    }
  }
  return {
    cards: products.map((product) => cardView(product, origins)),
    groups: [...groups].map(([name, rows]) => ({ name, rows })),
  };
}
