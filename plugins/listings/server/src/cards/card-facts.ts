import type { CardRow } from '@mayorista/catalogue/contract';
import type { CardFieldProvider } from '../../../contract';

/** The facts from which providers make a product's fields, in their order; undefined of those that know nothing of it. */
export type Facts = readonly unknown[];

/** Reads what these providers make fields from; returns a product's by its id. */
export async function readFacts(
  providers: readonly CardFieldProvider[],
  rows: readonly Pick<CardRow, 'id'>[],
): Promise<(id: number) => Facts> {
  const ids = rows.map(({ id }) => id);
  const read = await Promise.all(providers.map((provider) => provider.factsOf(ids)));
  return (id) => read.map((known) => known.get(id));
}
