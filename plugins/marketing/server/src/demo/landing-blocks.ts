import { brands, categories, type LandingBlockSeed } from '@mayorista/database/seeds';
import type { Tx } from '@mayorista/kernel';
import { tables } from '../uids';

type Locale = 'es' | 'en';
type Component = { readonly __component: string } & Readonly<Record<string, unknown>>;
type PictureKey = { readonly product: string } | { readonly category: string };

/** Ids of what the demo world's texts name by business keys. */
export interface LookUp {
  /** Null when its picture is not in the library. */
  readonly pictureOf: (key: PictureKey) => number | null;
  readonly categoryId: (key: string) => number | null;
  readonly brandId: (key: string) => number | null;
}

interface Known extends LookUp {
  readonly skuOf: (model: string) => string;
  readonly inDays: (days: number) => string;
}

const fileKey = (key: string): string => key.toLowerCase().replace(/[^a-z0-9]+/g, '_');

export async function lookUp(tx: Tx): Promise<LookUp> {
  const files = new Map(
    ((await tx.trx(tables.file).select('id', 'name')) as { id: number; name: string }[]).map(({ id, name }) => [
      name,
      id,
    ]),
  );
  const categoryIds = await idsBy(tx, tables.category, 'abbreviation', { locale: 'es' });
  const brandIds = await idsBy(tx, tables.brand, 'name', {});
  const abbreviations = new Map(categories.map(({ key, abbreviation }) => [key, abbreviation]));
  const names = new Map(brands.map(({ key, name }) => [key, name]));
  return {
    pictureOf: (key) =>
      files.get('product' in key ? `${fileKey(key.product)}.svg` : `categoria_${fileKey(key.category)}.svg`) ?? null,
    categoryId: (key) => categoryIds.get(abbreviations.get(key) ?? '') ?? null,
    brandId: (key) => brandIds.get(names.get(key) ?? '') ?? null,
  };
}

async function idsBy(tx: Tx, table: string, column: string, where: object): Promise<Map<string, number>> {
  const rows = (await tx.trx(table).where(where).select('id', column)) as ({ id: number } & Record<string, string>)[];
  return new Map(rows.map((row) => [row[column] ?? '', row.id]));
}

/** The blocks of a landing as their components keep them, in one language. */
export const blocksIn = (blocks: readonly LandingBlockSeed[], locale: Locale, known: Known): Component[] =>
  blocks.map((block) => componentOf(block, locale, known));

type OfKind<K extends LandingBlockSeed['kind']> = Extract<LandingBlockSeed, { kind: K }>;

const picture = (key: PictureKey, { pictureOf, skuOf }: Known): number | null =>
  pictureOf('product' in key ? { product: skuOf(key.product) } : key);

function componentOf(block: LandingBlockSeed, locale: Locale, known: Known): Component {
  switch (block.kind) {
    case 'hero':
      return heroOf(block, locale, known);
    case 'carousel':
      return carouselOf(block, locale, known);
    case 'banners':
      return bannersOf(block, locale, known);
    case 'text':
      return { __component: 'landing.rich-text', body: block.paragraphs.flatMap((part) => paragraphOf(part, locale)) };
    case 'countdown':
      return {
        __component: 'landing.countdown',
        title: block.title[locale],
        ends_at: known.inDays(block.ends_in_days),
        end_text: block.end[locale],
      };
    case 'form':
      return formOf(block, locale);
  }
}

const heroOf = ({ title, text, button, url, style, picture: key }: OfKind<'hero'>, locale: Locale, known: Known) => ({
  __component: 'landing.hero',
  title: title[locale],
  text: text[locale],
  button_text: button[locale],
  button_url: url,
  background_style: style,
  image: picture(key, known),
});

function carouselOf(block: OfKind<'carousel'>, locale: Locale, known: Known): Component {
  const common = { __component: 'landing.product-carousel', title: block.title[locale], rule: block.rule, limit: 12 };
  switch (block.rule) {
    case 'category':
      return { ...common, category: known.categoryId(block.category) };
    case 'brand':
      return { ...common, brand: known.brandId(block.brand) };
    case 'chosen':
      return { ...common, skus: block.models.map(known.skuOf).join(', ') };
    default:
      return common;
  }
}

const bannersOf = ({ title, banners }: OfKind<'banners'>, locale: Locale, known: Known) => ({
  __component: 'landing.banner-grid',
  title: title[locale],
  banners: banners.map((banner) => ({
    title: banner.title[locale],
    text: banner.text[locale],
    url: banner.url,
    image: picture(banner.picture, known),
  })),
});

function paragraphOf({ heading, text }: OfKind<'text'>['paragraphs'][number], locale: Locale) {
  const children = (words: string) => [{ type: 'text', text: words }];
  return [
    ...(heading === undefined ? [] : [{ type: 'heading', level: 2, children: children(heading[locale]) }]),
    { type: 'paragraph', children: children(text[locale]) },
  ];
}

const formOf = ({ title, text, button, thanks, fields }: OfKind<'form'>, locale: Locale) => ({
  __component: 'landing.form',
  title: title[locale],
  text: text[locale],
  button_text: button[locale],
  thanks_text: thanks[locale],
  fields: fields.map(({ label, type, is_required, options }) => ({
    label: label[locale],
    field_type: type,
    is_required,
    options: options?.[locale] ?? null,
  })),
});
