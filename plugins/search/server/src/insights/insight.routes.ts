import { z } from 'zod';
import { SEARCH_INSIGHTS } from '@mayorista/config';
import { typedNumber, typedWhole, defineRoute, inTransaction, getKnex, today, emptyOutput } from '@mayorista/kernel';
import { countsOf, poorReasons } from './search-event.rules';
import { addCounts, termPage, totals } from './statistic.store';
import { searchInsightListOutput } from './insight.answer';

const term = z.string().max(200);
/** The product, category or brand that was taken: said by stores, not kept. */
const taken = typedNumber(z.number().int().min(1)).optional();

const event = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('search'), term, first_term: term.optional(), results: z.number().int().min(0) }),
  z.strictObject({ type: z.literal('submit'), term }),
  z.strictObject({ type: z.literal('product_click'), term, product_id: taken }),
  z.strictObject({ type: z.literal('category_click'), term, category_id: taken }),
  z.strictObject({ type: z.literal('brand_click'), term, brand_id: taken }),
  z.strictObject({ type: z.literal('add_to_cart'), term, product_id: taken }),
  z.strictObject({
    type: z.literal('poor_search'),
    term,
    first_term: term.optional(),
    reason: z.enum(poorReasons, 'not_an_option'),
  }),
]);

/** What stores tell of searches, and what staff read of it. */
export const insightRoutes = [
  defineRoute({
    method: 'POST',
    path: '/search-events',
    noun: 'search-events',
    action: 'create',
    needs: 'search.read',
    summary: 'Contar búsquedas y lo que resultó de ellas',
    input: z.strictObject({ events: z.array(event).min(1).max(SEARCH_INSIGHTS.mostEvents) }),
    output: emptyOutput,
    async handle({ strapi, input: { events } }) {
      const day = today();
      await inTransaction(strapi, async (tx) => {
        // In one order: two that count the same terms wait for each other, never in a circle.
        for (const [name, counts] of [...countsOf(events)].sort(([a], [b]) => (a < b ? -1 : 1)))
          await addCounts(tx, day, name, counts);
      });
      return { data: null, meta: {} };
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/search-insights',
    noun: 'search-insights',
    action: 'find',
    needs: 'search.insights',
    summary: 'Qué se busca, qué no se encuentra y qué se abandona',
    query: z.object({
      view: z.enum(['top', 'without_results', 'abandoned'], 'not_an_option').default('top'),
      days: typedWhole(SEARCH_INSIGHTS.keptDays).default(30),
      page: typedWhole(100_000).default(1),
      per_page: typedWhole(100).default(20),
      locale: z.string().optional(),
    }),
    output: searchInsightListOutput,
    async handle({ strapi, query }) {
      const knex = getKnex(strapi);
      const { rows, total } = await termPage(knex, query);
      const { page, per_page: pageSize, days } = query;
      return {
        data: rows,
        total,
        meta: {
          pagination: { page, pageSize, pageCount: Math.ceil(total / pageSize), total },
          totals: await totals(knex, days),
        },
      };
    },
  }),
];
