import { z } from 'zod';
import { dataOutput, dayOutput, recordOutput } from '@mayorista/kernel';
import { companyDocument, companyDocumentLabels, type CompanyDocumentType } from '../../../shared';
import { distributor } from '../distributors/distributor.answer';

type Status = keyof typeof companyDocument.states;

const companyOverview = z
  .strictObject({
    id: z.int(),
    company: distributor,
    people: z.array(
      z.strictObject({
        id: z.int(),
        name: z.string().nullable(),
        paternal_surname: z.string().nullable(),
        email: z.string(),
        blocked: z.boolean(),
      }),
    ),
    documents: z.array(
      z.strictObject({
        id: z.int(),
        type: z.enum(Object.keys(companyDocumentLabels) as [CompanyDocumentType, ...CompanyDocumentType[]]),
        type_label: z.string(),
        status: z.enum(Object.keys(companyDocument.states) as [Status, ...Status[]]),
        expires_on: dayOutput.nullable(),
      }),
    ),
    changes: z
      .array(z.strictObject({ id: z.int(), business_name: z.string().nullable(), asked_by: z.string().nullable() }))
      .meta({ description: 'Cambios de datos fiscales que esperan autorización' }),
    registry_id: z.int().nullable().meta({ description: 'El registro con el que llegó' }),
    parts: z
      .array(
        z.strictObject({
          key: z.string(),
          label: z.string(),
          page: z.string().nullable().meta({ description: 'Página del panel que abre cada renglón por su id' }),
          total: z.int(),
          rows: z.array(z.strictObject({ id: z.int(), text: z.string(), at: z.string().nullable() })),
        }),
      )
      .meta({ description: 'Lo más nuevo que hay de la empresa en otras áreas' }),
  })
  .meta({ id: 'CompanyOverview', description: 'Todo lo de una empresa' });

export const companyOverviewOutput = recordOutput(companyOverview);

export const companyHandoverOutput = dataOutput(
  z.strictObject({ moved: z.int().meta({ description: 'Cuántas empresas cambiaron de vendedor' }) }),
);
