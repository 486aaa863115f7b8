import type { Knex } from 'knex';
import { z } from 'zod';
import { getKnex, type Core, type PlainDate } from '@mayorista/kernel';
import type { StateOf } from '@mayorista/kernel/shape';
import { nomCert } from '../../../shared/nom-cert.shape';
import { day, paging, recordId } from '../input';
import { tables } from '../uids';
import { narrow } from './narrow';

/** Filters of the report of procedures and their products; dates filter by when the procedure was requested. */
const certReportFilters = {
  omniSearchQuery: z.string().max(200).optional(),
  nom_cert_id: recordId.optional(),
  product_id: recordId.optional(),
  nom_id: recordId.optional(),
  certification_agency_id: recordId.optional(),
  brand_id: recordId.optional(),
  status: z.enum(Object.keys(nomCert.states), { error: 'not_an_option' }).optional(),
  requested_from: day.optional(),
  requested_to: day.optional(),
};
export const certReportQuery = z.object({ ...paging, ...certReportFilters });
export const certReportExportQuery = z.object(certReportFilters);
export type CertReportFilters = z.output<typeof certReportExportQuery>;

export interface CertReportRow {
  readonly id: number;
  readonly nom_cert_id: number;
  readonly product_id: number;
  readonly status: 'pending' | 'in_review' | 'approved' | 'rejected';
  readonly folio: string;
  readonly cert_status: StateOf<typeof nomCert>;
  readonly requested_on: PlainDate | null;
  readonly expected_on: PlainDate | null;
  readonly closed_on: PlainDate | null;
  readonly nom_code: string;
  readonly agency_name: string | null;
  readonly responsible_name: string | null;
  readonly document_number: string | null;
  readonly expires_on: string | null;
  readonly sku: string | null;
  readonly model: string | null;
  readonly product_name: string | null;
  readonly brand_name: string | null;
  readonly light: string | null;
}

const { options: productLabels } = nomCert.lines.products.fields.status.settings;

/** Products of procedures, filtered; without columns and order. */
export function certProductsMatching(strapi: Core.Strapi, query: CertReportFilters): Knex.QueryBuilder {
  const found = getKnex(strapi)(`${tables.certProduct} as q`)
    .join(`${tables.cert} as c`, 'c.id', 'q.nom_cert_id')
    .join(`${tables.nom} as n`, 'n.id', 'c.nom_id')
    .leftJoin(`${tables.agency} as a`, 'a.id', 'c.certification_agency_id')
    .leftJoin(`${tables.responsible} as s`, 's.id', 'c.responsible_id')
    .leftJoin(`${tables.document} as d`, 'd.id', 'c.nom_document_id')
    .leftJoin(`${tables.product} as p`, 'p.product_id', 'q.product_id');
  return narrow(strapi, found, {
    equal: {
      'q.nom_cert_id': query.nom_cert_id,
      'q.product_id': query.product_id,
      'c.nom_id': query.nom_id,
      'c.certification_agency_id': query.certification_agency_id,
      'p.brand_id': query.brand_id,
      'c.status': query.status,
    },
    days: ['c.requested_on', query.requested_from, query.requested_to],
    words: query.omniSearchQuery,
    named: [
      ['n.id', tables.nom, 'code'],
      ['c.id', tables.cert, 'folio'],
    ],
  });
}

export const certReportRows = (found: Knex.QueryBuilder): Knex.QueryBuilder =>
  found.select(
    'q.id',
    'q.nom_cert_id',
    'q.product_id',
    'q.status',
    'c.folio',
    'c.status as cert_status',
    'c.requested_on',
    'c.expected_on',
    'c.closed_on',
    'n.code as nom_code',
    'a.name as agency_name',
    's.name as responsible_name',
    'd.number as document_number',
    'd.expires_on',
    'p.sku',
    'p.model',
    'p.name as product_name',
    'p.brand_name',
    'p.light',
  );

export const certReportView = (row: CertReportRow) => ({
  ...row,
  cert_status_label: nomCert.states[row.cert_status].label.es,
  status_label: productLabels[row.status],
});
