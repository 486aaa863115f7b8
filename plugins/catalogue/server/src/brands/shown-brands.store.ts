import type { Knex } from 'knex';
import { tables, uids } from '../uids';

const mostBrands = 60;

/** The active brands that have products in the store, by name, with their logos. */
export async function shownBrands(knex: Knex): Promise<{ id: number; name: string; logo_url: string | null }[]> {
  const rows = (await knex(`${tables.brand} as b`)
    .leftJoin(`${tables.fileRelated} as fr`, (join) =>
      join.on('fr.related_id', 'b.id').andOnVal('fr.related_type', uids.brand).andOnVal('fr.field', 'main_image'),
    )
    .leftJoin(`${tables.file} as f`, 'f.id', 'fr.file_id')
    .where('b.status', 1)
    .whereIn('b.id', knex(tables.card).where({ is_visible: true }).distinct('brand_id'))
    .orderBy('b.name')
    .limit(mostBrands)
    .select('b.id', 'b.name', 'f.url')) as { id: number; name: string; url: string | null }[];
  return rows.map(({ id, name, url }) => ({ id, name, logo_url: url }));
}
