import type { Knex } from 'knex';
import { z } from 'zod';
import { getKnex, type Core } from '@mayorista/kernel';
import { lightColors, lightStates } from '../../../contract';
import { day, paging, recordId } from '../input';
import { sheetStatuses } from '../products/sheet.schema';
import { tables } from '../uids';
import { narrow } from './narrow';

/** Filters of the report of products and requirements; dates filter by the expiry of the document a requirement stands on. */
const reportFilters = {
  omniSearchQuery: z.string().max(200).optional(),
  product_id: recordId.optional(),
  nom_id: recordId.optional(),
  requirement_id: recordId.optional(),
  responsible_id: recordId.optional(),
  brand_id: recordId.optional(),
  category_id: recordId.optional(),
  result: z.enum(['ok', 'expiring', 'missing', 'not_applicable'], { error: 'not_an_option' }).optional(),
  light: z.enum(lightColors, { error: 'not_an_option' }).optional(),
  state: z.enum(lightStates, { error: 'not_an_option' }).optional(),
  status: z.enum(sheetStatuses, { error: 'not_an_option' }).optional(),
  expires_from: day.optional(),
  expires_to: day.optional(),
};
export const reportQuery = z.object({ ...paging, ...reportFilters });
export const reportExportQuery = z.object(reportFilters);
export type ReportFilters = z.output<typeof reportExportQuery>;

export interface RequirementReportRow {
  readonly id: number;
  readonly product_id: number;
  readonly requirement_id: number;
  readonly state: string;
  readonly result: 'ok' | 'expiring' | 'missing' | 'not_applicable';
  readonly nom_document_id: number | null;
  readonly expires_on: string | null;
  readonly due_on: string | null;
  readonly notes: string | null;
  readonly stated_by: string | null;
  readonly sku: string | null;
  readonly model: string | null;
  readonly product_name: string | null;
  readonly brand_name: string | null;
  readonly light: string | null;
  readonly requirement_name: string;
  readonly document_type: string;
  readonly is_mandatory: boolean | number | null;
  readonly nom_id: number;
  readonly nom_code: string;
  readonly responsible_id: number | null;
  readonly responsible_name: string | null;
  readonly document_number: string | null;
}

const resultLabels = {
  ok: 'Cumple',
  expiring: 'Por vencer',
  missing: 'Falta',
  not_applicable: 'No aplica',
} as const;

/** Requirements that apply to products, filtered; without columns and order. */
export function requirementsMatching(strapi: Core.Strapi, query: ReportFilters): Knex.QueryBuilder {
  const found = getKnex(strapi)(`${tables.productRequirement} as q`)
    .join(`${tables.requirement} as r`, 'r.id', 'q.requirement_id')
    .join(`${tables.requirementNom} as rn`, 'rn.nom_requirement_id', 'r.id')
    .join(`${tables.nom} as n`, 'n.id', 'rn.nom_id')
    .leftJoin(`${tables.requirementResponsible} as rr`, 'rr.nom_requirement_id', 'r.id')
    .leftJoin(`${tables.responsible} as s`, 's.id', 'rr.nom_responsible_id')
    .leftJoin(`${tables.product} as p`, 'p.product_id', 'q.product_id')
    .leftJoin(`${tables.document} as d`, 'd.id', 'q.nom_document_id')
    .where('q.is_applicable', true);
  return narrow(strapi, found, {
    equal: {
      'q.product_id': query.product_id,
      'n.id': query.nom_id,
      'r.id': query.requirement_id,
      's.id': query.responsible_id,
      'p.brand_id': query.brand_id,
      'p.category_id': query.category_id,
      'q.result': query.result,
      'p.light': query.light,
      'p.light_state': query.state,
      'p.status': query.status,
    },
    days: ['q.expires_on', query.expires_from, query.expires_to],
    words: query.omniSearchQuery,
    named: [
      ['n.id', tables.nom, 'code'],
      ['r.id', tables.requirement, 'name'],
    ],
  });
}

/** The shown columns of such rows. */
export const requirementRows = (found: Knex.QueryBuilder): Knex.QueryBuilder =>
  found.select(
    'q.*',
    'p.sku',
    'p.model',
    'p.name as product_name',
    'p.brand_name',
    'p.light',
    'r.name as requirement_name',
    'r.document_type',
    'r.is_mandatory',
    'n.id as nom_id',
    'n.code as nom_code',
    's.id as responsible_id',
    's.name as responsible_name',
    'd.number as document_number',
  );

export const requirementRowView = (row: RequirementReportRow) => ({
  id: row.id,
  product_id: row.product_id,
  sku: row.sku,
  model: row.model,
  product_name: row.product_name,
  brand_name: row.brand_name,
  light: row.light,
  nom_id: row.nom_id,
  nom_code: row.nom_code,
  requirement_id: row.requirement_id,
  requirement_name: row.requirement_name,
  document_type: row.document_type,
  is_mandatory: row.is_mandatory === null || Boolean(row.is_mandatory),
  responsible_id: row.responsible_id,
  responsible_name: row.responsible_name,
  state: row.state,
  result: row.result,
  result_label: resultLabels[row.result],
  nom_document_id: row.nom_document_id,
  document_number: row.document_number,
  expires_on: row.expires_on,
  due_on: row.due_on,
  notes: row.notes,
  stated_by: row.stated_by,
});
