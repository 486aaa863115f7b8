import type { Knex } from 'knex';
import { defaultLocale } from '@mayorista/config';
import { tables, uids } from '../uids';

/** A product as the read model takes it from the catalogue's own tables. */
export interface CardSource extends Record<string, unknown> {
  readonly id: number;
  readonly document_id: string;
  readonly name: string;
  readonly name_en: string | null;
  readonly brand_id: number | null;
  readonly brand_name: string | null;
  readonly category_id: number | null;
  readonly stage_id: number | null;
  readonly stage_name: string | null;
  readonly stage_name_en: string | null;
  readonly image_url: string | null;
  readonly image_alt: string | null;
  readonly sku: string;
  readonly model: string;
  readonly provider_model: string | null;
}

/** The Spanish rows of products with the names around them, in one query a batch. */
export function readCardSources(knex: Knex, ids: readonly number[]): Promise<CardSource[]> {
  return knex(`${tables.product} as p`)
    .leftJoin(`${tables.product} as en`, (join) =>
      join.on('en.document_id', 'p.document_id').andOnVal('en.locale', 'en'),
    )
    .leftJoin(`${tables.productBrand} as pb`, 'pb.product_id', 'p.id')
    .leftJoin(`${tables.brand} as b`, 'b.id', 'pb.brand_id')
    .leftJoin(`${tables.productCategory} as pc`, 'pc.product_id', 'p.id')
    .leftJoin(`${tables.productStage} as ps`, 'ps.product_id', 'p.id')
    .leftJoin(`${tables.stage} as s`, 's.id', 'ps.stage_id')
    .leftJoin(`${tables.stage} as sen`, (join) =>
      join.on('sen.document_id', 's.document_id').andOnVal('sen.locale', 'en'),
    )
    .leftJoin(`${tables.fileRelated} as fr`, (join) =>
      join.on('fr.related_id', 'p.id').andOnVal('fr.related_type', uids.product).andOnVal('fr.field', 'main_image'),
    )
    .leftJoin(`${tables.file} as f`, 'f.id', 'fr.file_id')
    .whereIn('p.id', [...ids])
    .andWhere('p.locale', defaultLocale)
    .select(
      'p.*',
      'en.name as name_en',
      'b.id as brand_id',
      'b.name as brand_name',
      'pc.category_id',
      's.id as stage_id',
      's.name as stage_name',
      'sen.name as stage_name_en',
      'f.url as image_url',
      'f.alternative_text as image_alt',
    ) as unknown as Promise<CardSource[]>;
}

/** Ids of the products that show a brand, category (or one below it) or stage. */
export async function productIdsOf(knex: Knex, kind: 'brand' | 'category' | 'stage', id: number): Promise<number[]> {
  if (kind === 'category') {
    const rows = (await knex(tables.cardCategory).where({ category_id: id }).select('product_id')) as {
      product_id: number;
    }[];
    return rows.map((row) => row.product_id);
  }
  const column = kind === 'brand' ? 'brand_id' : 'stage_id';
  const rows = (await knex(tables.card)
    .where({ [column]: id })
    .select('product_id')) as { product_id: number }[];
  return rows.map((row) => row.product_id);
}
