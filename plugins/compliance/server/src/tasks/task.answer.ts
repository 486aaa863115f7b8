import { z } from 'zod';
import { dataOutput, dayOutput, listOutput } from '@mayorista/kernel';

const nomExpiryCalendarDocument = z.strictObject({
  id: z.int(),
  document_type: z.enum(['certificate', 'dictum']),
  document_type_label: z.enum(['Certificado', 'Dictamen']),
  number: z.string(),
  nom_id: z.int(),
  nom_code: z.string(),
  products_count: z.int(),
});

const nomExpiryCalendar = z
  .strictObject({ date: dayOutput, days_left: z.int(), documents: z.array(nomExpiryCalendarDocument) })
  .meta({ id: 'NomExpiryCalendar' });

export const nomExpiryCalendarOutput = z.strictObject({
  data: z.array(nomExpiryCalendar),
  total: z.int(),
  meta: z.strictObject({ from: dayOutput, to: dayOutput }),
});

const nomTask = z
  .strictObject({
    id: z.int(),
    title: z.string(),
    nom_document_id: z.int(),
    document_number: z.string(),
    document_type: z.enum(['certificate', 'dictum']),
    nom_code: z.string(),
    days_before: z.int(),
    due_on: dayOutput,
    days_left: z.int(),
    products_count: z.int(),
    responsible_id: z.int().nullable(),
    responsible_name: z.string().nullable(),
    state: z.enum(['open', 'done', 'obsolete']),
    done_by: z.string().nullable(),
    done_at: z.string().nullable(),
    notes: z.string().nullable(),
  })
  .meta({ id: 'NomTask' });

export const nomTaskListOutput = listOutput(nomTask);

export const nomTaskOutput = dataOutput(nomTask.nullable());
