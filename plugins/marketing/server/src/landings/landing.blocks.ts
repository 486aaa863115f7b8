import { z } from 'zod';
import { instant, link, optionalText, recordId, text } from '../input';

/** The kinds of blocks a landing is composed of, with the components that hold them. */
export const componentOf = {
  hero: 'landing.hero',
  product_carousel: 'landing.product-carousel',
  banner_grid: 'landing.banner-grid',
  rich_text: 'landing.rich-text',
  countdown: 'landing.countdown',
  form: 'landing.form',
} as const;

export type BlockKind = keyof typeof componentOf;

const carouselRules = ['category', 'brand', 'promo', 'new', 'chosen'] as const;
const fieldTypes = ['short_text', 'email', 'phone', 'long_text', 'options'] as const;

const optionalLink = z.union([link, z.literal('').transform(() => null)]).nullish();

const hero = z.strictObject({
  kind: z.literal('hero'),
  title: text(120),
  text: optionalText(400),
  button_text: optionalText(40),
  button_url: optionalLink,
  background_style: z.enum(['dark', 'light', 'accent'], { error: 'not_an_option' }).default('dark'),
  image_id: recordId.nullish(),
});

const carousel = z.strictObject({
  kind: z.literal('product_carousel'),
  title: text(120),
  rule: z.enum(carouselRules, { error: 'not_an_option' }).default('new'),
  limit: z.number({ error: 'not_a_number' }).int('invalid').min(1).max(24).default(12),
  category_id: recordId.nullish(),
  brand_id: recordId.nullish(),
  skus: optionalText(1_000),
});

const bannerGrid = z.strictObject({
  kind: z.literal('banner_grid'),
  title: optionalText(120),
  banners: z
    .array(z.strictObject({ title: text(80), text: optionalText(160), url: link, image_id: recordId.nullish() }))
    .min(1)
    .max(12),
});

/** The panel's rich text: paragraphs, headings, lists, quotes of texts and links, as its editor keeps them. */
const richText = z.strictObject({
  kind: z.literal('rich_text'),
  body: z
    .array(z.looseObject({ type: z.string().max(20) }))
    .min(1)
    .max(200),
});

const countdown = z.strictObject({
  kind: z.literal('countdown'),
  title: text(120),
  ends_at: instant,
  end_text: optionalText(160),
});

const form = z.strictObject({
  kind: z.literal('form'),
  title: text(120),
  text: optionalText(400),
  fields: z
    .array(
      z.strictObject({
        label: text(80),
        field_type: z.enum(fieldTypes, { error: 'not_an_option' }).default('short_text'),
        is_required: z.boolean().default(true),
        options: optionalText(600),
      }),
    )
    .min(1)
    .max(12),
  button_text: optionalText(40),
  thanks_text: optionalText(200),
});

const block = z.discriminatedUnion('kind', [hero, carousel, bannerGrid, richText, countdown, form], {
  error: 'not_an_option',
});

export type Block = z.output<typeof block>;

/** The blocks of a landing in one language, in the order in which they are shown. */
export const blockList = z.array(block).max(30);

/** A record that a block names, with the field it stands in. */
interface Named {
  readonly field: string;
  readonly to: 'file' | 'category' | 'brand';
  readonly id: number | null | undefined;
}

/** References of the blocks to other records, with the field each stands in. */
export function referencesOf(blocks: readonly Block[], prefix: string): Named[] {
  return blocks.flatMap((each, index): Named[] => {
    const at = `${prefix}.${index}`;
    switch (each.kind) {
      case 'hero':
        return [{ field: `${at}.image_id`, to: 'file', id: each.image_id }];
      case 'product_carousel':
        return [
          { field: `${at}.category_id`, to: 'category', id: each.category_id },
          { field: `${at}.brand_id`, to: 'brand', id: each.brand_id },
        ];
      case 'banner_grid':
        return each.banners.map(({ image_id }, n) => ({
          field: `${at}.banners.${n}.image_id`,
          to: 'file',
          id: image_id,
        }));
      default:
        return [];
    }
  });
}

/** A block as its component keeps it. */
export function componentFrom({ kind, ...rest }: Block): Record<string, unknown> {
  const { image_id, category_id, brand_id, banners, ...columns } = rest as Record<string, unknown>;
  return {
    __component: componentOf[kind],
    ...columns,
    ...(image_id === undefined ? {} : { image: image_id }),
    ...(category_id == null ? {} : { category: category_id }),
    ...(brand_id == null ? {} : { brand: brand_id }),
    ...(Array.isArray(banners) ? { banners: banners.map(bannerFrom) } : {}),
  };
}

const bannerFrom = ({ image_id, ...columns }: Record<string, unknown>) => ({
  ...columns,
  ...(image_id === undefined ? {} : { image: image_id }),
});
