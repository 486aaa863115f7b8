import type { CardRow } from '@mayorista/catalogue/contract';
import type { CardFieldProvider } from '../../../contract';

/** The facts that a provider, by its name, makes a product's fields from. */
export type FactsOf = (provider: CardFieldProvider['name'], productId: number) => unknown;

/** Reads what these providers make fields from. */
export async function readFacts(
  providers: readonly CardFieldProvider[],
  rows: readonly Pick<CardRow, 'id'>[],
): Promise<FactsOf> {
  const ids = rows.map(({ id }) => id);
  const read = new Map(
    await Promise.all(providers.map(async (provider) => [provider.name, await provider.factsOf(ids)] as const)),
  );
  return (provider, id) => read.get(provider)?.get(id);
}
