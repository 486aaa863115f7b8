import { z } from 'zod';

const hit = z.looseObject({}).meta({ examples: [{ id: 1315, name: 'Cámara IP domo 4 MP' }] });

const result = z
  .looseObject({
    indexUid: z.string().meta({ examples: ['products'] }),
    hits: z.array(hit),
    query: z.string(),
    processingTimeMs: z.number(),
    limit: z.int().optional(),
    offset: z.int().optional(),
    estimatedTotalHits: z.int().optional(),
  })
  .meta({ id: 'SearchResult' });

/** What Meilisearch answers, in its own shape. */
export const multiSearchOutput = z.strictObject({ results: z.array(result) });
