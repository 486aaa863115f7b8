import { FLOW_TYPES } from '@mayorista/config';
import { z } from 'zod';
import { typedNumber } from '@mayorista/kernel';

const amount = typedNumber(z.number({ error: 'not_a_number' }).min(0).max(100_000_000)).transform(String);
const id = typedNumber(z.number({ error: 'invalid' }).int('invalid').positive('invalid').max(2_000_000_000), 'invalid');
const idList = z
  .string()
  .regex(/^\d{1,10}(,\d{1,10})*$/, 'invalid')
  .transform((text) => [...new Set(text.split(',').map(Number))].slice(0, 100));

/** How products are sold, separated by commas. */
const flowTypeList = z
  .string()
  .max(200)
  .transform((text) => [...new Set(text.split(','))])
  .pipe(z.array(z.enum(FLOW_TYPES, { error: 'not_an_option' })));

const toggle = z
  .enum(['0', '1', 'true', 'false'], { error: 'invalid' })
  .optional()
  .transform((text) => text === '1' || text === 'true');

const listingPageSize = 60;

/** Steps of the filter of promos: this percent or more (spec storefront 3, Product filter). */
export const promoSteps = [10, 15, 20, 30, 40] as const;

/** Percent that counts as a promo at all. */
export const anyPromo = 0.01;

/** The percents by which promos are counted, lowest first. */
export const promoPercents: readonly number[] = [anyPromo, ...promoSteps];

/** `{"resolucion":["4","8"]}` as it stands in an address: characteristics by code with the values that will do. */
const datasheetQueryMap = z
  .string()
  .max(4_000)
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      context.addIssue({ code: 'custom', message: 'bad_json' });
      return z.NEVER;
    }
  })
  .pipe(
    z
      .record(z.string().regex(/^[a-z0-9-]{1,80}$/, 'invalid'), z.array(z.string().min(1).max(200)).min(1).max(20))
      .refine((map) => Object.keys(map).length <= 10, 'invalid'),
  );

/** The query of a store listing (spec storefront 3, Product filter). Prices are in the asked currency. */
export const listingQuery = z.object({
  categoryId: id.optional(),
  brandIds: idList.optional(),
  search: z.string().trim().max(200).optional(),
  priceMin: amount.optional(),
  priceMax: amount.optional(),
  inStock: toggle,
  newProducts: toggle,
  withPromo: toggle,
  promoPercent: typedNumber(z.number({ error: 'not_an_option' }), 'not_an_option')
    .pipe(z.literal([...promoSteps], { error: 'not_an_option' }))
    .optional(),
  outlet: toggle,
  stages: idList.optional(),
  productFlowTypes: flowTypeList.optional(),
  datasheetQueryMap: datasheetQueryMap.optional(),
  sortCriteria: z.enum(['list_price', 'name', 'relevance'], { error: 'not_an_option' }).optional(),
  sortDirection: z.enum(['asc', 'desc'], { error: 'not_an_option' }).optional(),
  page: typedNumber(z.number({ error: 'invalid' }).int('invalid').min(1).max(10_000), 'invalid').default(1),
  perPage: typedNumber(z.number({ error: 'invalid' }).int('invalid').min(1).max(listingPageSize), 'invalid').default(
    listingPageSize,
  ),
  currency: z.enum(['USD', 'MXN'], { error: 'not_an_option' }).optional(),
  locale: z.string().max(5).optional(),
});

export type ListingQuery = z.output<typeof listingQuery>;
