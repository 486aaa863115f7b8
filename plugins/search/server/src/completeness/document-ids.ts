import type { Meilisearch } from 'meilisearch';
import { PRODUCTS } from '../documents/settings';

const perPage = 1_000;

/** Reads the ids of all products in the index, page by page. */
export async function documentIds(client: Meilisearch): Promise<Set<number>> {
  const ids = new Set<number>();
  for (let offset = 0; ; offset += perPage) {
    const { results } = await client.index(PRODUCTS).getDocuments({ fields: ['id'], offset, limit: perPage });
    for (const document of results as { id: number }[]) ids.add(document.id);
    if (results.length < perPage) return ids;
  }
}
