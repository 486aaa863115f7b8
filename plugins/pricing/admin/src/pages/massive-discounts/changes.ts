/** What was typed into the grid and not saved yet: by product id and key. */
export type Changes = Readonly<Record<string, Readonly<Record<string, string>>>>;
export type CellErrors = Readonly<Record<string, string>>;

export interface TypedCell {
  readonly id: number;
  readonly key: string;
  readonly typed: string;
  readonly stored: string | null;
}

/** Cells that were typed, one or thousands; typing back what is stored takes a change away. */
export function withCells(changes: Changes, cells: readonly TypedCell[]): Changes {
  const byProduct = new Map(Object.entries(changes).map(([id, own]) => [id, { ...own }]));
  for (const { id, key, typed, stored } of cells) {
    const own = byProduct.get(String(id)) ?? {};
    byProduct.set(String(id), own);
    if (isSame(typed, stored)) delete own[key];
    else own[key] = typed;
  }
  return Object.fromEntries([...byProduct].filter(([, own]) => Object.keys(own).length > 0));
}

/** '10', '10.00' and ' 10 ' are the same cell; empty is none. */
function isSame(typed: string, stored: string | null): boolean {
  const text = typed.trim();
  if (text === '' || stored === null) return text === (stored ?? '');
  return text === stored || Number(text) === Number(stored);
}

export const countCells = (changes: Changes): number =>
  Object.values(changes).reduce((sum, cells) => sum + Object.keys(cells).length, 0);

/** Leaves a product out of what is saved, with its errors. */
export function withoutProduct(
  changes: Changes,
  errors: CellErrors,
  id: number,
): { changes: Changes; errors: CellErrors } {
  const { [String(id)]: _dropped, ...kept } = changes;
  return {
    changes: kept,
    errors: Object.fromEntries(
      Object.entries(errors).filter(([field]) => field !== `changes.${id}` && !field.startsWith(`changes.${id}.`)),
    ),
  };
}

export const errorOf = (errors: CellErrors, id: number, key: string): string | undefined =>
  errors[`changes.${id}.${key}`];

/** Products that have errors, in the order in which they were told. */
export const productsWithErrors = (errors: CellErrors): number[] => [
  ...new Set(
    Object.keys(errors).flatMap((field) => (/^changes\.\d+/.test(field) ? [Number(field.split('.')[1])] : [])),
  ),
];

/** What is wrong with a product: each text once, with the cells it is said of. */
export function textsOf(errors: CellErrors, id: number, labelOf: (key: string) => string): string[] {
  const cells = new Map<string, string[]>();
  for (const [field, text] of Object.entries(errors)) {
    const [, product, key] = field.split('.');
    if (product === String(id))
      cells.set(text, [...(cells.get(text) ?? []), ...(key === undefined ? [] : [labelOf(key)])]);
  }
  return [...cells].map(([text, labels]) => (labels.length === 0 ? text : `${labels.join(', ')}: ${text}`));
}
