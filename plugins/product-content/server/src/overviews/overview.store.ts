import type { Knex } from 'knex';
import { inLocale, type Moment } from '@mayorista/catalogue/inputs';
import { tables } from '../tables';
import type { ViewType } from './overview.schema';

export interface MediaRow {
  readonly id: number;
  readonly product_overview_id: number;
  readonly language: string;
  readonly image_view_type: ViewType;
  readonly file_id: number;
  readonly alt: string | null;
  readonly href: string | null;
  readonly url: string;
  readonly file_name: string;
  /** Pixels; null for a file that says nothing of them. */
  readonly width: number | null;
  readonly height: number | null;
}
export interface OverviewRow {
  readonly id: number;
  readonly title: string | null;
  readonly title_en: string | null;
  readonly description: string | null;
  readonly description_en: string | null;
  readonly image_align: string;
  readonly position: number;
  readonly updated_at: Moment;
  readonly media: readonly MediaRow[];
}

/** A product's overviews in order, with their pictures. */
export async function readOverviews(knex: Knex, productId: number): Promise<OverviewRow[]> {
  const rows = (await knex(tables.overview).where({ product_id: productId }).orderBy('position').orderBy('id')) as Omit<
    OverviewRow,
    'media'
  >[];
  const media = (await knex(`${tables.overviewMedia} as m`)
    .join(`${tables.file} as f`, 'f.id', 'm.file_id')
    .whereIn(
      'm.product_overview_id',
      rows.map(({ id }) => id),
    )
    .orderBy('m.id')
    .select(
      'm.id',
      'm.product_overview_id',
      'm.language',
      'm.image_view_type',
      'm.file_id',
      'm.alt',
      'm.href',
      'f.url',
      'f.name as file_name',
      'f.width',
      'f.height',
    )) as MediaRow[];
  return rows.map((row) => ({ ...row, media: media.filter(({ product_overview_id: id }) => id === row.id) }));
}

/** When the overviews of a product were last written; null when it has none. */
export function newestOf(rows: readonly OverviewRow[]): string | null {
  const times = rows.map(({ updated_at: at }) => new Date(at).getTime());
  return times.length === 0 ? null : new Date(Math.max(...times)).toISOString();
}

export const overviewView = (row: OverviewRow) => ({
  id: row.id,
  title_translations: { es: row.title, en: row.title_en },
  description_translations: { es: row.description, en: row.description_en },
  image_align: row.image_align,
  order: row.position,
  media: row.media.map(({ id, language, image_view_type, url, file_name, alt, href }) => ({
    id,
    language,
    image_view_type,
    url,
    file_name,
    alt,
    href,
  })),
});

/** What the store shows of an overview: texts and pictures of the asked language, Spanish where there is no other. */
export function storeOverview(row: OverviewRow, locale: string) {
  const pictureOf = (type: ViewType) => {
    const found = [locale, 'es'].flatMap((language) =>
      row.media.filter((each) => each.language === language && each.image_view_type === type),
    )[0];
    return found === undefined
      ? null
      : {
          url: found.url,
          alt: found.alt ?? inLocale(row.title, row.title_en, locale),
          href: found.href,
          width: found.width,
          height: found.height,
        };
  };
  return {
    id: row.id,
    order: row.position,
    title: inLocale(row.title, row.title_en, locale),
    description: inLocale(row.description, row.description_en, locale),
    image_align: row.image_align,
    web_image: pictureOf('web'),
    mobile_image: pictureOf('mobile'),
  };
}
