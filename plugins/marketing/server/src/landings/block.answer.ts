import { z } from 'zod';
import { instantOutput } from '@mayorista/kernel';
import { cardOutput } from '@mayorista/listings/answers';

const text = z.string().nullable();

const picture = z.strictObject({ id: z.int(), url: z.string(), alt: z.string() });

const hero = z.strictObject({
  kind: z.literal('hero'),
  title: z.string(),
  text,
  button_text: text,
  button_url: text,
  background_style: z.enum(['dark', 'light', 'accent']),
  image: picture.nullable(),
});

const carousel = z.strictObject({
  kind: z.literal('product_carousel'),
  title: z.string(),
  rule: z.enum(['category', 'brand', 'promo', 'new', 'chosen']),
  limit: z.int(),
  skus: text.optional(),
  category_id: z.int().nullable(),
  brand_id: z.int().nullable(),
  products: z.array(cardOutput).optional().meta({ description: 'Los productos elegidos uno por uno' }),
});

const bannerGrid = z.strictObject({
  kind: z.literal('banner_grid'),
  title: text,
  banners: z.array(z.strictObject({ title: z.string(), text, url: z.string(), image: picture.nullable() })),
});

/** A node of rich text as the editor writes it; nodes hold nodes. */
const richNode = z
  .looseObject({
    type: z.string(),
    text: z.string().optional(),
    bold: z.boolean().optional(),
    italic: z.boolean().optional(),
    underline: z.boolean().optional(),
    strikethrough: z.boolean().optional(),
    code: z.boolean().optional(),
    level: z.int().optional(),
    format: z.string().optional(),
    url: z.string().optional(),
    get children() {
      return z.array(richNode).optional();
    },
    image: z.looseObject({ url: z.string().optional(), alternativeText: text.optional() }).optional(),
  })
  .meta({ id: 'RichNode', examples: [{ type: 'paragraph', children: [{ type: 'text', text: 'Hola' }] }] });

const richText = z.strictObject({ kind: z.literal('rich_text'), body: z.array(richNode) });

const countdown = z.strictObject({
  kind: z.literal('countdown'),
  title: z.string(),
  end_text: text,
  ends_at: instantOutput,
});

const form = z.strictObject({
  kind: z.literal('form'),
  title: z.string(),
  text,
  button_text: text,
  thanks_text: text,
  fields: z.array(
    z.strictObject({
      label: z.string(),
      field_type: z.enum(['short_text', 'email', 'phone', 'long_text', 'options']),
      is_required: z.boolean(),
      options: z.array(z.string()),
    }),
  ),
});

/** A block that landings are composed of. */
export const landingBlock = z
  .discriminatedUnion('kind', [hero, carousel, bannerGrid, richText, countdown, form])
  .meta({ id: 'LandingBlock' });
