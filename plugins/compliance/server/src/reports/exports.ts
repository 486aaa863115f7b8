import type { Knex } from 'knex';
import { countRows, defineExport } from '@mayorista/kernel';
import {
  certProductsMatching,
  certReportExportQuery,
  certReportRows,
  certReportView,
  type CertReportRow,
} from './cert-report.store';
import {
  reportExportQuery,
  requirementRows,
  requirementRowView,
  requirementsMatching,
  type RequirementReportRow,
} from './requirement-report.store';

const batch = 1_000;
const needs = 'nom-reports.read';

/** Every row of a query in batches by its `q.id`: of any size, in little memory. */
async function* everyRow<Row extends { readonly id: number }>(
  build: () => Knex.QueryBuilder,
  select: (found: Knex.QueryBuilder) => Knex.QueryBuilder,
): AsyncIterable<Row> {
  for (let after = 0; ;) {
    const rows = (await select(build()).where('q.id', '>', after).orderBy('q.id').limit(batch)) as Row[];
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < batch) return;
    after = last.id;
  }
}

/** Products and their NOM requirements, as a table to download. */
export const requirementsExport = defineExport<RequirementReportRow>()({
  name: 'nom-product-requirements',
  label: 'Requisitos NOM por producto',
  needs,
  query: reportExportQuery,
  columns: [
    { title: 'SKU', value: (row) => row.sku },
    { title: 'Modelo', value: (row) => row.model },
    { title: 'Producto', value: (row) => row.product_name },
    { title: 'Marca', value: (row) => row.brand_name },
    { title: 'NOM', value: (row) => row.nom_code },
    { title: 'Requisito', value: (row) => row.requirement_name },
    { title: 'Obligatorio', value: (row) => requirementRowView(row).is_mandatory },
    { title: 'Responsable', value: (row) => row.responsible_name },
    { title: 'Resultado', value: (row) => requirementRowView(row).result_label },
    { title: 'Documento', value: (row) => row.document_number },
    { title: 'Vence', value: (row) => row.expires_on },
    { title: 'Notas', value: (row) => row.notes },
  ],
  rows: ({ strapi, query }) =>
    everyRow<RequirementReportRow>(() => requirementsMatching(strapi, query), requirementRows),
  count: ({ strapi, query }) => countRows(requirementsMatching(strapi, query)),
});

/** Certification procedures and their products, as a table to download. */
export const certProductsExport = defineExport<CertReportRow>()({
  name: 'nom-cert-products',
  label: 'Productos por trámite NOM',
  needs,
  query: certReportExportQuery,
  columns: [
    { title: 'Trámite', value: (row) => row.folio },
    { title: 'Estatus del trámite', value: (row) => certReportView(row).cert_status_label },
    { title: 'NOM', value: (row) => row.nom_code },
    { title: 'Organismo', value: (row) => row.agency_name },
    { title: 'Responsable', value: (row) => row.responsible_name },
    { title: 'Solicitado', value: (row) => row.requested_on },
    { title: 'Compromiso', value: (row) => row.expected_on },
    { title: 'Cerrado', value: (row) => row.closed_on },
    { title: 'SKU', value: (row) => row.sku },
    { title: 'Modelo', value: (row) => row.model },
    { title: 'Producto', value: (row) => row.product_name },
    { title: 'Marca', value: (row) => row.brand_name },
    { title: 'Estatus del producto', value: (row) => certReportView(row).status_label },
    { title: 'Documento', value: (row) => row.document_number },
    { title: 'Vence', value: (row) => row.expires_on },
  ],
  rows: ({ strapi, query }) => everyRow<CertReportRow>(() => certProductsMatching(strapi, query), certReportRows),
  count: ({ strapi, query }) => countRows(certProductsMatching(strapi, query)),
});

/** What the plugin offers to POST /exports. */
export const reportExports = [requirementsExport, certProductsExport];
