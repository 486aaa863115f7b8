import { z } from 'zod';
import { dataOutput, dayOutput, listOutput } from '@mayorista/kernel';

export const nomProductRequirement = z
  .strictObject({
    id: z.int(),
    product_id: z.int(),
    sku: z.string().nullable(),
    model: z.string().nullable(),
    product_name: z.string().nullable(),
    brand_name: z.string().nullable(),
    light: z.string().nullable(),
    nom_id: z.int(),
    nom_code: z.string(),
    requirement_id: z.int(),
    requirement_name: z.string(),
    document_type: z.string(),
    is_mandatory: z.boolean(),
    responsible_id: z.int().nullable(),
    responsible_name: z.string().nullable(),
    state: z.string(),
    result: z.enum(['expiring', 'missing', 'ok', 'not_applicable']),
    result_label: z.enum(['Cumple', 'Por vencer', 'Falta', 'No aplica']),
    nom_document_id: z.int().nullable(),
    document_number: z.string().nullable(),
    expires_on: dayOutput.nullable(),
    due_on: z.string().nullable(),
    notes: z.string().nullable(),
    stated_by: z.string().nullable(),
  })
  .meta({ id: 'NomProductRequirement' });

export const nomProductRequirementListOutput = listOutput(nomProductRequirement);

export const nomProductRequirementOutput = dataOutput(nomProductRequirement.nullable());
