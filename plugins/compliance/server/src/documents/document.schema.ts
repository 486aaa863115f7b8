import { z } from 'zod';
import { changeOf, day, flag, optionalText, paging, recordId, text } from '../input';

export const documentTypes = ['certificate', 'dictum'] as const;
const documentStatuses = ['pending', 'in_review', 'approved', 'rejected'] as const;
const someProducts = z
  .array(recordId)
  .max(1_000)
  .transform((ids) => [...new Set(ids)]);

const fields = z.strictObject({
  document_type: z.enum(documentTypes, { error: 'not_an_option' }).optional(),
  number: text(120),
  nom_id: recordId,
  certification_agency_id: recordId,
  holder: optionalText(200),
  issued_on: day.nullish(),
  /** Its last valid day; none: it does not expire. */
  expires_on: day.nullish(),
  notes: optionalText(2_000),
  product_ids: someProducts.default([]),
  /** true: every product must be under the norm, or nothing is stored. false: the norm is assigned to those that lack it. */
  checkIfProductsAreValid: flag.default(false),
});

export const documentCreation = fields;
export const documentChange = changeOf(fields);
export type DocumentInput = z.output<typeof documentCreation>;
export type DocumentChange = z.output<typeof documentChange>;

export const documentQuery = z.object({
  ...paging,
  omniSearchQuery: z.string().max(200).optional(),
  document_type: z.enum(documentTypes, { error: 'not_an_option' }).optional(),
  status: z.enum([...documentStatuses, 'expired', 'expiring'], { error: 'not_an_option' }).optional(),
  nom_id: recordId.optional(),
  certification_agency_id: recordId.optional(),
  product_id: recordId.optional(),
  expires_from: day.optional(),
  expires_to: day.optional(),
  order_by: z.enum(['id', 'number', 'issued_on', 'expires_on', 'status'], { error: 'not_an_option' }).default('id'),
  order_direction: z.enum(['asc', 'desc'], { error: 'not_an_option' }).default('desc'),
});
export type DocumentQuery = z.output<typeof documentQuery>;

export const statusChange = z.strictObject({
  status: z.enum(documentStatuses, { error: 'not_an_option' }),
  notes: optionalText(2_000),
  /** The status the caller saw: another one answers 409. */
  expected_status: z.enum(documentStatuses, { error: 'not_an_option' }).optional(),
});

export const linkInput = z.strictObject({
  product_id: recordId,
  nom_certificate_id: recordId,
  certified_model: optionalText(160),
});
export const linkChange = z.strictObject({
  id: recordId.optional(),
  nom_certificate_id: recordId.optional(),
  certified_model: optionalText(160),
});
