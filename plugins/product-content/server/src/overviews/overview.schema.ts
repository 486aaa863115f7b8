import { z } from 'zod';
import { DEFAULT_OVERVIEW_ALIGN, locales } from '@mayorista/config';
import { overviewAligns, overviewViews } from '@mayorista/catalogue/answers';
import { optionalLink, optionalText, recordId } from '@mayorista/catalogue/inputs';

export type ViewType = (typeof overviewViews)[number];

const texts = (max: number) => z.object({ es: optionalText(max), en: optionalText(max) });

const media = z.object({
  language: z.enum(locales, { error: 'not_an_option' }),
  image_view_type: z.enum(overviewViews, { error: 'not_an_option' }),
  alt: optionalText(255),
  href: optionalLink,
});
const overview = z.object({
  id: recordId.nullish(),
  title_translations: texts(255).optional(),
  description_translations: texts(20_000).optional(),
  image_align: z.enum(overviewAligns, { error: 'not_an_option' }).default(DEFAULT_OVERVIEW_ALIGN),
  media: z.array(media).max(4).optional(),
});

/** All overviews of a product, in order (spec catalogue 3, Product overview); `product_overviews` is read too. */
export const overviewsInput = z.preprocess(
  (given) => {
    const { product_overviews: other, ...rest } = (given ?? {}) as Record<string, unknown>;
    return { productOverviews: other, ...rest };
  },
  z.object({ product_id: recordId, productOverviews: z.array(overview).max(50) }),
);
export const overviewsQuery = z.object({ product_id: recordId });

export type OverviewsInput = z.output<typeof overviewsInput>;
export type OverviewInput = z.output<typeof overview>;
export type MediaInput = z.output<typeof media>;
