import { z } from 'zod';
import { dayOutput, fileOutput, listOutput } from '@mayorista/kernel';
import { nomProductRequirement } from '../requirements/statement.answer';

export const nomProductRequirementReportListOutput = listOutput(nomProductRequirement);

export const nomProductRequirementReportOutput = fileOutput([
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'text/csv',
]);

const nomCertProductReportCertStatusLabel = z.enum([
  'En el organismo',
  'Aprobado',
  'Rechazado',
  'Abierto',
  'Cancelado',
]);

const nomCertProductReportCertStatus = z.enum(['open', 'in_review', 'approved', 'rejected', 'canceled']);

const nomCertProductReport = z
  .strictObject({
    cert_status_label: nomCertProductReportCertStatusLabel,
    status_label: z.string(),
    id: z.int(),
    nom_cert_id: z.int(),
    product_id: z.int(),
    status: z.enum(['pending', 'in_review', 'approved', 'rejected']),
    folio: z.string(),
    cert_status: nomCertProductReportCertStatus,
    requested_on: dayOutput.nullable(),
    expected_on: dayOutput.nullable(),
    closed_on: dayOutput.nullable(),
    nom_code: z.string(),
    agency_name: z.string().nullable(),
    responsible_name: z.string().nullable(),
    document_number: z.string().nullable(),
    expires_on: z.string().nullable(),
    sku: z.string().nullable(),
    model: z.string().nullable(),
    product_name: z.string().nullable(),
    brand_name: z.string().nullable(),
    light: z.string().nullable(),
  })
  .meta({ id: 'NomCertProductReport' });

export const nomCertProductReportListOutput = listOutput(nomCertProductReport);
