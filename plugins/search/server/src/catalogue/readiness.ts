import type { Meilisearch } from 'meilisearch';
import { isDeepStrictEqual } from 'node:util';
import { PRODUCTS, productSettings } from '../documents/settings';

/** Whether there are products, indexed with the settings of this version: otherwise everything is indexed anew. */
export async function hasCurrentIndex(client: Meilisearch): Promise<boolean> {
  const { results } = await client.getRawIndexes({ limit: 1_000 });
  const index = results.find(({ uid }) => uid === PRODUCTS);
  if (index === undefined || 'isOutdated' in index) return false;
  const { numberOfDocuments } = await client.index(PRODUCTS).getStats();
  if (numberOfDocuments === 0) return false;
  const stored: Record<string, unknown> = { ...(await client.index(PRODUCTS).getSettings()) };
  return Object.entries(productSettings()).every(([name, value]) =>
    isDeepStrictEqual(sorted(name, stored[name]), sorted(name, value)),
  );
}

/** A server gives the attributes that have no order sorted, and numbers of its own beside ours. */
function sorted(name: string, value: unknown): unknown {
  const hasNoOrder = name === 'filterableAttributes' || name === 'sortableAttributes' || name === 'stopWords';
  if (hasNoOrder && Array.isArray(value)) return [...(value as string[])].sort();
  if (name === 'synonyms' || name === 'typoTolerance' || name === 'pagination' || name === 'faceting') return null;
  return value;
}
