import { z } from 'zod';

const text = z.string().nullable().optional();

/** A product or category, with what the query asked of it. */
const hit = z
  .looseObject({
    id: z.int().optional(),
    name: z.string().optional(),
    tree: z.string().optional().meta({ description: 'De una categoría: el camino desde la raíz' }),
    model: text,
    brand_id: z.int().nullable().optional(),
    brand_name: text,
    image_full_path: text,
    inventory: z.int().nullable().optional().meta({ description: 'Piezas en todas las sucursales' }),
    _formatted: z
      .looseObject({ name: text, model: text })
      .optional()
      .meta({ description: 'Los mismos textos, con lo buscado entre marcas' }),
  })
  .meta({ examples: [{ id: 1315, name: 'Cámara IP domo 4 MP' }] });

const result = z
  .looseObject({
    indexUid: z.string().meta({ examples: ['products'] }),
    hits: z.array(hit),
    query: z.string(),
    processingTimeMs: z.number(),
    limit: z.int().optional(),
    offset: z.int().optional(),
    estimatedTotalHits: z.int().optional(),
    is_nearest: z.boolean().meta({ description: 'Nada tiene todas las palabras: esto es lo más parecido' }),
  })
  .meta({ id: 'SearchResult' });

/** What Meilisearch answers, in its own shape. */
export const multiSearchOutput = z.strictObject({ results: z.array(result) });
