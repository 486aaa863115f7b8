import { z } from 'zod';
import { dataOutput, dayOutput } from '@mayorista/kernel';

const incidenceWarrantyStatus = z.enum(['expired', 'none', 'covered', 'not_delivered', 'returned']);

const incidenceWarrantyStatusLabel = z.enum([
  'Vigente',
  'Vencida',
  'Sin garantía',
  'Aún no se entrega',
  'Ese número de serie ya se devolvió',
]);

const incidenceWarrantyGrade = z.enum(['E', 'Stock', 'MALTRATADO', 'NUEVO', 'AAA', 'A', 'B', 'C', 'D']);

const incidenceWarranty = z
  .strictObject({
    status: incidenceWarrantyStatus,
    status_label: incidenceWarrantyStatusLabel,
    until: dayOutput.nullable(),
    delivered_on: dayOutput.nullable(),
    grade: incidenceWarrantyGrade,
  })
  .meta({ id: 'IncidenceWarranty' });

export const incidenceWarrantyOutput = dataOutput(incidenceWarranty);
