import { defaultLocale } from '@mayorista/config';
import {
  readAudit,
  emit,
  escapeLike,
  fold,
  getKnex,
  NotFoundError,
  now,
  readInSlices,
  recordAudit,
  recordAudits,
  type Actor,
  type Deps,
  type Tx,
} from '@mayorista/kernel';
import type { Knex } from 'knex';
import {
  priceFieldNames,
  type PriceFields,
  type PriceFieldService,
  type PriceGridQuery,
  type PriceGridRow,
  type ProductKind,
} from '../../../contract';
import { productChanged } from '../../../events';
import { tables } from '../uids';

type Row = Readonly<Record<string, unknown>> & { readonly id: number; readonly document_id: string };

/** The fields that prices are made of, read and written in volume. */
export const priceFieldService = ({ strapi }: Deps): PriceFieldService => ({
  read: async (knex, ids) => new Map((await rowsOf(knex, ids)).map((row) => [row.id, fieldsOf(row)])),
  async change(tx, actor, changes) {
    const rows = await rowsOf(tx.trx, [...changes.keys()]);
    const changed = rows.flatMap((row) => {
      const before = fieldsOf(row);
      const after = differing(before, changes.get(row.id) ?? {});
      return Object.keys(after).length === 0 ? [] : [{ row, before, after }];
    });
    for (const { row, after } of changed) {
      await tx
        .trx(tables.product)
        .where({ document_id: row.document_id })
        .update({ ...after, updated_at: now() });
    }
    const facts = changed.map(({ row, before, after }) => ({
      modelType: 'products',
      modelId: row.id,
      action: 'changed',
      before: Object.fromEntries(Object.keys(after).map((name) => [name, before[name as keyof PriceFields]])),
      after,
    }));
    await recordAudits(tx, actor, facts);
    if (changed.length > 0) await emit(tx, productChanged, { ids: changed.map(({ row }) => row.id) });
    return changed.length;
  },
  grid: (query) => gridOf(getKnex(strapi), query),
  ofType: async (knex, productType) =>
    (
      (await knex(tables.product)
        .where({ product_type: productType, status: 1, locale: defaultLocale })
        .orderBy('name')
        .select('id', 'document_id', 'name', ...priceFieldNames)) as (Row & { name: string })[]
    ).map((row) => ({
      id: row.id,
      name: row.name,
      ...fieldsOf(row),
    })),
  async history(productId) {
    const entries = await readAudit(strapi, { modelType: 'products', modelId: productId, limit: 1_000 });
    return entries.flatMap(({ actorName, happenedAt, changes }) =>
      Object.entries(changes).flatMap(([field, [before, after]]) =>
        (priceFieldNames as readonly string[]).includes(field)
          ? [{ field, before: text(before), after: text(after), actor: actorName, changed_at: happenedAt }]
          : [],
      ),
    );
  },
  async kindOf(knex, productId) {
    const row = (await knex(tables.product)
      .where({ id: productId, locale: defaultLocale })
      .first('discount_type', 'product_flow_type')) as ProductKind | undefined;
    return row ?? null;
  },
  classify,
});

async function classify(tx: Tx, actor: Actor, productId: number, kind: Partial<ProductKind>): Promise<void> {
  const product = tx.trx(tables.product);
  const row = (await product
    .clone()
    .where({ id: productId })
    .first('document_id', 'discount_type', 'product_flow_type')) as (ProductKind & { document_id: string }) | undefined;
  if (row === undefined) throw new NotFoundError();
  const { document_id: documentId, ...before } = row;
  const after = Object.fromEntries(Object.entries(kind).filter(([, value]) => value !== undefined));
  if (Object.keys(after).length === 0) return;
  await product
    .clone()
    .where({ document_id: documentId })
    .update({ ...after, updated_at: now() });
  await recordAudit(tx, actor, {
    modelType: 'products',
    modelId: productId,
    action: 'changed',
    before,
    after: { ...before, ...after },
  });
}

async function gridOf(knex: Knex, { offset, limit, ...filters }: PriceGridQuery) {
  const counted = (await gridQuery(knex, filters).count({ n: '*' }).first()) as { n: number | string } | undefined;
  const cards = (await gridQuery(knex, filters)
    .orderBy('c.name_folded')
    .orderBy('c.product_id')
    .offset(offset)
    .limit(limit)
    .select(gridColumns)) as GridCard[];
  const ids = cards.map(({ id }) => id);
  const fields = new Map((await rowsOf(knex, ids)).map((row) => [row.id, fieldsOf(row)]));
  return {
    total: Number(counted?.n ?? 0),
    rows: cards.flatMap((card) => {
      const prices = fields.get(card.id);
      return prices === undefined ? [] : [{ ...card, ...prices }];
    }),
  };
}

type GridCard = Omit<PriceGridRow, keyof PriceFields>;

const gridColumns = [
  'c.product_id as id',
  'c.sku',
  'c.model',
  'c.name_es as name',
  'c.brand_name',
  'c.category_name_es as category_name',
  'c.image_url as image_full_path',
];

function gridQuery(
  knex: Knex,
  { text, brandId, categoryId }: Omit<PriceGridQuery, 'offset' | 'limit'>,
): Knex.QueryBuilder {
  const query = knex(`${tables.card} as c`);
  for (const word of text === null ? [] : fold(text).split(/\s+/).slice(0, 8))
    query.whereRaw(`c.name_folded like ? escape '\\'`, [`%${escapeLike(word)}%`]);
  if (brandId !== null) query.where('c.brand_id', brandId);
  if (categoryId !== null)
    query.whereIn('c.product_id', knex(tables.cardCategory).where({ category_id: categoryId }).select('product_id'));
  return query;
}

const rowsOf = (knex: Knex, ids: readonly number[]): Promise<Row[]> =>
  readInSlices<Row>(ids, (some) =>
    knex(tables.product)
      .whereIn('id', some)
      .andWhere({ locale: defaultLocale })
      .select('id', 'document_id', ...priceFieldNames),
  );

const fieldsOf = (row: Row): PriceFields =>
  Object.fromEntries(priceFieldNames.map((name) => [name, text(row[name])])) as PriceFields;

const text = (value: unknown): string | null => (value === null || value === undefined ? null : String(value));

/** '10', 10 and '10.00' are one amount. */
const differing = (before: PriceFields, after: Partial<PriceFields>): Partial<PriceFields> =>
  Object.fromEntries(
    Object.entries(after).filter(([name, value]) => {
      const was = before[name as keyof PriceFields];
      return value === null || was === null ? value !== was : Number(value) !== Number(was);
    }),
  );
