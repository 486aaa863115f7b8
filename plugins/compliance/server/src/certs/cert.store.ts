import type { Knex } from 'knex';
import { foldedColumn, forUpdate, getKnex, now, type Core, type PlainDate, type Tx } from '@mayorista/kernel';
import type { DocumentType } from '../lights/light.rules';
import { patternsOf } from '../search';
import { tables } from '../uids';
import type { CertQuery, CertStatus } from './cert.schema';

export interface CertRow {
  readonly id: number;
  readonly folio: string;
  readonly nom_id: number;
  readonly certification_agency_id: number | null;
  readonly document_type: DocumentType;
  readonly status: CertStatus;
  readonly requested_on: PlainDate | null;
  readonly expected_on: PlainDate | null;
  readonly closed_on: PlainDate | null;
  readonly responsible_id: number | null;
  readonly nom_document_id: number | null;
  readonly file_id: number | null;
  readonly file_name: string | null;
  readonly notes: string | null;
  readonly updated_at: Date | number | string;
}

export interface ListedCert extends CertRow {
  readonly nom_code: string;
  readonly agency_name: string | null;
  readonly responsible_name: string | null;
  readonly products_count: number | string;
}

export interface CertProductRow {
  readonly id: number;
  readonly nom_cert_id: number;
  readonly product_id: number;
  readonly status: 'pending' | 'in_review' | 'approved' | 'rejected';
  readonly resolved_at: Date | number | string | null;
}

const listed = (knex: Knex): Knex.QueryBuilder =>
  knex(`${tables.cert} as c`)
    .join(`${tables.nom} as n`, 'n.id', 'c.nom_id')
    .leftJoin(`${tables.agency} as a`, 'a.id', 'c.certification_agency_id')
    .leftJoin(`${tables.responsible} as r`, 'r.id', 'c.responsible_id');

export const withColumns = (knex: Knex, query: Knex.QueryBuilder): Knex.QueryBuilder =>
  query.select(
    'c.*',
    'n.code as nom_code',
    'a.name as agency_name',
    'r.name as responsible_name',
    knex.raw(`(select count(*) from ${tables.certProduct} as l where l.nom_cert_id = c.id) as products_count`),
  );

/** Procedures that answer a list's filters; without columns and order. */
export function certsMatching(strapi: Core.Strapi, query: CertQuery): Knex.QueryBuilder {
  const knex = getKnex(strapi);
  const found = listed(knex);
  for (const name of ['status', 'nom_id', 'certification_agency_id', 'responsible_id'] as const)
    if (query[name] !== undefined) found.where(`c.${name}`, query[name]);
  if (query.product_id !== undefined)
    found.whereIn('c.id', knex(tables.certProduct).where({ product_id: query.product_id }).select('nom_cert_id'));
  for (const pattern of patternsOf(query.omniSearchQuery)) {
    found.where((group) => {
      for (const column of ['c.folio', 'n.code', 'a.name', 'r.name'])
        group.orWhereRaw(`${foldedColumn(strapi)} like ? escape '\\'`, [column, pattern]);
    });
  }
  return found;
}

export const findListed = async (knex: Knex, id: number): Promise<ListedCert | null> =>
  ((await withColumns(knex, listed(knex)).where('c.id', id).first()) as ListedCert | undefined) ?? null;

export const lockCert = async (tx: Tx, id: number): Promise<CertRow | null> =>
  ((await forUpdate(tx, tx.trx(tables.cert).where({ id })).first()) as CertRow | undefined) ?? null;

export const changeCertRow = (tx: Tx, id: number, columns: Readonly<Record<string, unknown>>): Promise<number> =>
  tx
    .trx(tables.cert)
    .where({ id })
    .update({ ...columns, updated_at: now() });

export const productsOfCert = (knex: Knex, certId: number): Promise<CertProductRow[]> =>
  knex(tables.certProduct).where({ nom_cert_id: certId }).orderBy('id') as unknown as Promise<CertProductRow[]>;

/** Products of a procedure as its page lists them. */
export const namedProductsOf = (knex: Knex, certId: number) =>
  knex(`${tables.certProduct} as l`)
    .leftJoin(`${tables.product} as p`, 'p.product_id', 'l.product_id')
    .where('l.nom_cert_id', certId)
    .orderBy('l.id')
    .select('l.product_id', 'l.status', 'p.sku', 'p.model') as unknown as Promise<
    (Pick<CertProductRow, 'product_id' | 'status'> & { readonly sku: string | null; readonly model: string | null })[]
  >;

/** Open procedures that a product takes part in. */
export const openCertsOf = (knex: Knex, productId: number): Promise<CertProductRow[]> =>
  knex(`${tables.certProduct} as p`)
    .join(`${tables.cert} as c`, 'c.id', 'p.nom_cert_id')
    .where('p.product_id', productId)
    .whereIn('c.status', ['open', 'in_review'])
    .select('p.*') as unknown as Promise<CertProductRow[]>;

export const changeCertProduct = (tx: Tx, id: number, columns: Readonly<Record<string, unknown>>): Promise<number> =>
  tx
    .trx(tables.certProduct)
    .where({ id })
    .update({ ...columns, updated_at: now() });
