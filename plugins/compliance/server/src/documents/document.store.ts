import type { Knex } from 'knex';
import {
  addDays,
  foldedColumn,
  forUpdate,
  insertRows,
  getKnex,
  now,
  slicesOf,
  today,
  type Core,
  type PlainDate,
  type Tx,
} from '@mayorista/kernel';
import type { LightColor, LightState } from '../../../contract';
import type { DocumentStatus, DocumentType } from '../lights/light.rules';
import { patternsOf } from '../search';
import { tables } from '../uids';
import type { DocumentQuery } from './document.schema';

export interface DocumentRow {
  readonly id: number;
  readonly document_type: DocumentType;
  readonly number: string;
  readonly nom_id: number;
  readonly certification_agency_id: number | null;
  readonly holder: string | null;
  readonly issued_on: PlainDate | null;
  readonly expires_on: PlainDate | null;
  readonly status: DocumentStatus;
  readonly file_id: number | null;
  readonly file_name: string | null;
  readonly notes: string | null;
  readonly review_notes: string | null;
  readonly reviewed_by: string | null;
  readonly reviewed_at: Date | number | string | null;
  readonly uploaded_by: string | null;
  readonly updated_at: Date | number | string;
}

export interface ListedDocument extends DocumentRow {
  readonly nom_code: string;
  readonly warning_days: number;
  readonly agency_name: string | null;
  readonly products_count: number | string;
}

export interface LinkRow {
  readonly id: number;
  readonly nom_document_id: number;
  readonly product_id: number;
  readonly certified_model: string | null;
}

const listed = (knex: Knex): Knex.QueryBuilder =>
  knex(`${tables.document} as d`)
    .join(`${tables.nom} as n`, 'n.id', 'd.nom_id')
    .leftJoin(`${tables.agency} as a`, 'a.id', 'd.certification_agency_id');

const countOfProducts = `(select count(*) from ${tables.documentProduct} as l where l.nom_document_id = d.id) as products_count`;

/** The shown columns of listed documents. */
export const withColumns = (knex: Knex, query: Knex.QueryBuilder): Knex.QueryBuilder =>
  query.select('d.*', 'n.code as nom_code', 'n.warning_days', 'a.name as agency_name', knex.raw(countOfProducts));

/** Documents that answer a list's filters; without columns and order. */
export function documentsMatching(strapi: Core.Strapi, query: DocumentQuery): Knex.QueryBuilder {
  const knex = getKnex(strapi);
  const found = listed(knex);
  for (const name of ['document_type', 'nom_id', 'certification_agency_id'] as const)
    if (query[name] !== undefined) found.where(`d.${name}`, query[name]);
  if (query.expires_from !== undefined) found.where('d.expires_on', '>=', query.expires_from);
  if (query.expires_to !== undefined) found.where('d.expires_on', '<=', query.expires_to);
  if (query.product_id !== undefined)
    found.whereIn(
      'd.id',
      knex(tables.documentProduct).where({ product_id: query.product_id }).select('nom_document_id'),
    );
  whereStatus(found, query.status);
  for (const pattern of patternsOf(query.omniSearchQuery)) {
    found.where((group) => {
      for (const column of ['d.number', 'd.holder', 'n.code', 'a.name'])
        group.orWhereRaw(`${foldedColumn(strapi)} like ? escape '\\'`, [column, pattern]);
    });
  }
  return found;
}

/** Expired and expiring are no states of a document: they follow from its date. */
function whereStatus(found: Knex.QueryBuilder, status: DocumentQuery['status']): void {
  if (status === undefined) return;
  if (status === 'expired') found.where('d.status', 'approved').where('d.expires_on', '<', today());
  else if (status === 'expiring')
    found.where('d.status', 'approved').whereBetween('d.expires_on', [today(), addDays(today(), 90)]);
  else found.where('d.status', status);
}

export const findListed = async (knex: Knex, id: number): Promise<ListedDocument | null> =>
  ((await withColumns(knex, listed(knex)).where('d.id', id).first()) as ListedDocument | undefined) ?? null;

export const lockDocument = async (tx: Tx, id: number): Promise<DocumentRow | null> =>
  ((await forUpdate(tx, tx.trx(tables.document).where({ id })).first()) as DocumentRow | undefined) ?? null;

export const changeDocumentRow = (tx: Tx, id: number, columns: Readonly<Record<string, unknown>>): Promise<number> =>
  tx
    .trx(tables.document)
    .where({ id })
    .update({ ...columns, updated_at: now() });

export const productsOf = async (knex: Knex, documentId: number): Promise<number[]> =>
  (
    (await knex(tables.documentProduct)
      .where({ nom_document_id: documentId })
      .orderBy('product_id')
      .select('product_id')) as { product_id: number }[]
  ).map(({ product_id }) => product_id);

/** Makes a document cover exactly these products; the links that stay keep what they say. */
export async function setProducts(tx: Tx, documentId: number, productIds: readonly number[]): Promise<void> {
  const known = new Set(await productsOf(tx.trx, documentId));
  const wanted = new Set(productIds);
  const gone = [...known].filter((id) => !wanted.has(id));
  for (const some of slicesOf(gone))
    await tx.trx(tables.documentProduct).where({ nom_document_id: documentId }).whereIn('product_id', some).delete();
  await insertRows(
    tx,
    tables.documentProduct,
    [...wanted].filter((id) => !known.has(id)).map((product_id) => ({ nom_document_id: documentId, product_id })),
  );
}

/** A document with this number from this agency that is not `exceptId`. */
export const sameNumber = async (
  { trx }: Tx,
  row: Pick<DocumentRow, 'document_type' | 'certification_agency_id' | 'number'>,
  exceptId: number | null,
): Promise<boolean> => {
  const found = (await trx(tables.document)
    .where({
      document_type: row.document_type,
      certification_agency_id: row.certification_agency_id,
      number: row.number,
    })
    .select('id')) as { id: number }[];
  return found.some(({ id }) => id !== exceptId);
};

/** A product of a document; what is not known of it is null where the product has no sheet. */
interface CoveredProduct {
  readonly id: number;
  readonly product_id: number;
  readonly certified_model: string | null;
  readonly sku: string | null;
  readonly model: string | null;
  readonly name: string | null;
  readonly light: LightColor | null;
  readonly light_state: LightState | null;
}

/** Products of a document as its page lists them, with the light kept for each. */
export const coveredProducts = (knex: Knex, documentId: number) =>
  knex(`${tables.documentProduct} as l`)
    .leftJoin(`${tables.product} as p`, 'p.product_id', 'l.product_id')
    .where('l.nom_document_id', documentId)
    .orderBy('l.id')
    .limit(1_000)
    .select(
      'l.id',
      'l.product_id',
      'l.certified_model',
      'p.sku',
      'p.model',
      'p.name',
      'p.light',
      'p.light_state',
    ) as unknown as Promise<CoveredProduct[]>;
