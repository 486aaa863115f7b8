import { z } from 'zod';
import { documentTypes } from '../documents/document.schema';
import { changeOf, day, optionalText, productIds, recordId, text } from '../input';
import { paging } from '../page';

export const certStatuses = ['open', 'in_review', 'approved', 'rejected', 'canceled'] as const;
export type CertStatus = (typeof certStatuses)[number];

const fields = z.strictObject({
  folio: text(60),
  nom_id: recordId,
  certification_agency_id: recordId.nullish(),
  document_type: z.enum(documentTypes, { error: 'not_an_option' }).default('certificate'),
  requested_on: day.nullish(),
  expected_on: day.nullish(),
  closed_on: day.nullish(),
  responsible_id: recordId.nullish(),
  /** The certificate or dictum it ended in. */
  nom_document_id: recordId.nullish(),
  notes: optionalText(2_000),
  product_ids: z.array(recordId).max(1_000).default([]),
});

export const certCreation = fields;
export const certChange = changeOf(fields).extend({
  status: z.enum(certStatuses, { error: 'not_an_option' }).optional(),
});
export type CertInput = z.output<typeof certCreation>;
export type CertChange = z.output<typeof certChange>;

export const certQuery = z.object({
  ...paging,
  omniSearchQuery: z.string().max(200).optional(),
  status: z.enum(certStatuses, { error: 'not_an_option' }).optional(),
  nom_id: recordId.optional(),
  certification_agency_id: recordId.optional(),
  responsible_id: recordId.optional(),
  product_id: recordId.optional(),
});
export type CertQuery = z.output<typeof certQuery>;

export const certProduct = z.strictObject({ nom_cert_id: recordId, product_id: recordId });
export const bulkCertProducts = z.strictObject({ nom_cert_id: recordId, product_ids: productIds });
