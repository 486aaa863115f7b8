import { defaultLocale } from '@mayorista/config';
import { findAlternativeTexts, getKnex, type Core } from '@mayorista/kernel';
import type { Knex } from 'knex';
import { tables, uids } from '../uids';

interface ImageRow {
  readonly id: number;
  readonly url: string;
  readonly file_name: string;
  readonly alt: string | null;
  readonly field: 'main_image' | 'images';
}

/** A product's pictures: the main one, then the collection in its order. */
export async function readImages(knex: Knex, productId: number): Promise<ImageRow[]> {
  return (await knex(`${tables.fileRelated} as r`)
    .join(`${tables.file} as f`, 'f.id', 'r.file_id')
    .where({ 'r.related_id': productId, 'r.related_type': uids.product })
    .whereIn('r.field', ['main_image', 'images'])
    .orderBy([{ column: 'r.field', order: 'desc' }, { column: 'r.order' }])
    .select('f.id', 'f.url', 'f.name as file_name', 'f.alternative_text as alt', 'r.field')) as ImageRow[];
}

/** A product's pictures as the API gives them, alternative texts in the asked language. */
export async function productImages(strapi: Core.Strapi, productId: number, locale: string) {
  const rows = await readImages(getKnex(strapi), productId);
  const alts = await findAlternativeTexts(
    strapi,
    rows.map(({ id }) => id),
    locale,
  );
  return rows.map(({ id, url, file_name, alt, field }) => ({
    id,
    media_id: id,
    url,
    file_name,
    alt: alts.get(id) ?? alt,
    collection: 'main_images',
    is_main: field === 'main_image',
  }));
}

/** A product's pictures as the store shows them: with what staff say of each in the language, else with the product's name in it. */
export async function storeImages(
  strapi: Core.Strapi,
  productId: number,
  { locale, name }: { readonly locale: string; readonly name: string },
): Promise<{ readonly url: string; readonly alt: string }[]> {
  const rows = await readImages(getKnex(strapi), productId);
  const alts = await findAlternativeTexts(
    strapi,
    rows.map(({ id }) => id),
    locale,
  );
  // What the media library says of a file is Spanish.
  return rows.map(({ id, url, alt }) => ({
    url,
    alt: alts.get(id) ?? (locale === defaultLocale ? alt : null) ?? name,
  }));
}
