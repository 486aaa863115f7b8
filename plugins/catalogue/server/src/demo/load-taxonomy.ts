import { brands, categories, stages } from '@mayorista/database/seeds';
import { emit, insertRow, slug, type Tx } from '@mayorista/kernel';
import { taxonomyChanged } from '../../../events';
import { tables } from '../uids';
import { insertLinks, insertLocalized, linkBoth, type Pair } from './demo.store';

/** Row ids by the keys of the seeds. */
export interface Taxonomy {
  readonly brands: ReadonlyMap<string, number>;
  readonly categories: ReadonlyMap<string, Pair>;
  readonly stages: ReadonlyMap<number, Pair>;
}

export async function loadTaxonomy(tx: Tx): Promise<Taxonomy> {
  return { stages: await loadStages(tx), brands: await loadBrands(tx), categories: await loadCategories(tx) };
}

async function loadBrands(tx: Tx): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const { key, name, status } of brands) ids.set(key, await insertRow(tx, tables.brand, { name, status }));
  return ids;
}

async function loadStages(tx: Tx): Promise<Map<number, Pair>> {
  const ids = new Map<number, Pair>();
  // Spanish rows first: stage 1 and 2 are the ids that the store paints blue and green.
  const made = [];
  for (const stage of stages) made.push({ stage, es: await insertStage(tx, stage, 'es', null) });
  for (const { stage, es } of made)
    ids.set(stage.id, { es: es.id, en: (await insertStage(tx, stage, 'en', es.documentId)).id });
  return ids;
}

async function insertStage(
  tx: Tx,
  stage: (typeof stages)[number],
  locale: 'es' | 'en',
  documentId: string | null,
): Promise<{ id: number; documentId: string }> {
  const row = {
    code: stage.code,
    position: stage.position,
    is_valid: true,
    valid_flow_types: JSON.stringify(stage.valid_flow_types),
    name: stage.name[locale],
    locale,
    ...(documentId === null ? {} : { document_id: documentId }),
  };
  const id = await insertRow(tx, tables.stage, row);
  const stored = (await tx.trx(tables.stage).where({ id }).first('document_id')) as { document_id: string };
  return { id, documentId: stored.document_id };
}

async function loadCategories(tx: Tx): Promise<Map<string, Pair>> {
  const ids = new Map<string, Pair>();
  const links = [];
  for (const category of [...categories].sort((a, b) => a.level - b.level)) {
    const { abbreviation, sat_key, position, name } = category;
    const shared = { abbreviation, sat_key, position, is_active: true, slug: slug(name.es) };
    const pair = await insertLocalized(tx, tables.category, shared, { es: { name: name.es }, en: { name: name.en } });
    ids.set(category.key, pair);
    links.push(
      ...linkBoth(pair, 'category_id', category.parent === null ? null : ids.get(category.parent), 'inv_category_id'),
    );
  }
  await insertLinks(tx, tables.categoryParent, links);
  // One is enough: whoever lists categories reads them all.
  const [first] = ids.values();
  if (first !== undefined) await emit(tx, taxonomyChanged, { kind: 'category', id: first.es });
  return ids;
}
