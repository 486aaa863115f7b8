import type { DataOf } from '@mayorista/config/answers';

/** What staff chose of a product's alternatives. */
export type StoredChoices = Omit<DataOf<'GET /product-alternatives/{id}'>, 'id'>;
/** What the products chosen are called. */
export type Named = StoredChoices['products'][number];

/** The same with their names, as it is edited. */
export interface Choices {
  readonly pinned: readonly Named[];
  readonly excluded: readonly Named[];
}

/** A product that is no more has no name: it drops out with the next saving. */
export function choicesOf({ pinned, excluded, products }: StoredChoices): Choices {
  const byId = new Map(products.map((product) => [product.id, product]));
  const named = (ids: readonly number[]) => ids.flatMap((id) => byId.get(id) ?? []);
  return { pinned: named(pinned), excluded: named(excluded) };
}

export const without = ({ pinned, excluded }: Choices, id: number): Choices => ({
  pinned: pinned.filter((each) => each.id !== id),
  excluded: excluded.filter((each) => each.id !== id),
});

/** A product is pinned or excluded, never both; the newest pinned one is the last. */
export function withPinned(choices: Choices, { id, model, name }: Named): Choices {
  const others = without(choices, id);
  return { ...others, pinned: [...others.pinned, { id, model, name }] };
}

export function withExcluded(choices: Choices, { id, model, name }: Named): Choices {
  const others = without(choices, id);
  return { ...others, excluded: [...others.excluded, { id, model, name }] };
}

/** A pinned product one place nearer to the first. */
export function raised(choices: Choices, id: number): Choices {
  const pinned = [...choices.pinned];
  const at = pinned.findIndex((each) => each.id === id);
  if (at > 0) pinned.splice(at - 1, 0, ...pinned.splice(at, 1));
  return { ...choices, pinned };
}

/** What is offered besides what was chosen. */
export function restOf<Row extends Named>(offered: readonly Row[], { pinned, excluded }: Choices): Row[] {
  const chosen = new Set([...pinned, ...excluded].map(({ id }) => id));
  return offered.filter(({ id }) => !chosen.has(id));
}

export const bodyOf = ({ pinned, excluded }: Choices) => ({
  pinned: pinned.map(({ id }) => id),
  excluded: excluded.map(({ id }) => id),
});
