import { z } from 'zod';
import { defineEvent } from '@mayorista/kernel';

const ids = z.object({ ids: z.array(z.number().int().positive()) });

/** Products were created, changed or removed, by whatever hand; ids are public ids. */
export const productChanged = defineEvent('product.changed', ids, { touches: (payload) => payload.ids });

/** An importer wrote all that its file held: whoever shows products may count whether all of them are shown. */
export const productsImported = defineEvent('products.imported', z.object({}), {
  // Those that it wrote are told of by `product.changed`.
  touches: () => [],
});

/** The read model shows what was changed: search and caches may follow. */
export const cardsRefreshed = defineEvent('product-cards.refreshed', ids, { touches: (payload) => payload.ids });

/** A brand, category or stage was changed: the cards of its products show its name, once they are refreshed. */
export const taxonomyChanged = defineEvent(
  'taxonomy.changed',
  z.object({ kind: z.enum(['brand', 'category', 'stage']), id: z.number().int().positive() }),
  { leavesKnown: true },
);
