import { z } from 'zod';
import { defineRoute, fetchPageBy } from '@mayorista/kernel';
import {
  certProductsMatching,
  certReportExportQuery,
  certReportQuery,
  certReportRows,
  certReportView,
  type CertReportRow,
} from './cert-report.store';
import { certProductsExport, requirementsExport } from './exports';
import {
  reportExportQuery,
  reportQuery,
  requirementRows,
  requirementRowView,
  requirementsMatching,
  type RequirementReportRow,
} from './requirement-report.store';
import { sendReport } from './send-report';
import {
  nomProductRequirementReportOutput,
  nomCertProductReportListOutput,
  nomProductRequirementReportListOutput,
} from './report.answer';

const needs = 'nom-reports.read';
const format = z.enum(['xlsx', 'csv'], { error: 'not_an_option' }).default('xlsx');

/** Reports on screen and their downloads (spec catalogue 7, NOM compliance). */
export const reportRoutes = [
  defineRoute({
    method: 'GET',
    path: '/nom-product-requirement-reports',
    noun: 'nom-product-requirement-reports',
    action: 'find',
    needs,
    summary: 'Reporte: requisitos NOM por producto',
    query: reportQuery,
    output: nomProductRequirementReportListOutput,
    async handle({ strapi, query }) {
      const { rows, total, meta } = await fetchPageBy<RequirementReportRow>(
        () => requirementsMatching(strapi, query),
        query,
        (found) => requirementRows(found).orderBy('p.sku').orderBy('n.code').orderBy('q.id'),
      );
      return { data: rows.map(requirementRowView), total, meta };
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/nom-product-requirement-report-exports',
    noun: 'nom-product-requirement-reports',
    action: 'export',
    needs,
    summary: 'Descargar el reporte de requisitos NOM por producto',
    query: reportExportQuery.extend({ format }),
    output: nomProductRequirementReportOutput,
    handle: (request) => sendReport(request, requirementsExport, request.query),
  }),
  defineRoute({
    method: 'GET',
    path: '/nom-cert-product-reports',
    noun: 'nom-cert-product-reports',
    action: 'find',
    needs,
    summary: 'Reporte: productos por trámite NOM',
    query: certReportQuery,
    output: nomCertProductReportListOutput,
    async handle({ strapi, query }) {
      const { rows, total, meta } = await fetchPageBy<CertReportRow>(
        () => certProductsMatching(strapi, query),
        query,
        (found) => certReportRows(found).orderBy('c.folio').orderBy('q.id'),
      );
      return { data: rows.map(certReportView), total, meta };
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/nom-cert-product-report-exports',
    noun: 'nom-cert-product-reports',
    action: 'export',
    needs,
    summary: 'Descargar el reporte de productos por trámite NOM',
    query: certReportExportQuery.extend({ format }),
    output: nomProductRequirementReportOutput,
    handle: (request) => sendReport(request, certProductsExport, request.query),
  }),
];
