import type { Covered } from '../documents/ProductsField';
import type { CertRecord } from './cert';

/** What the form of a procedure holds. */
export interface CertDraft {
  readonly folio: string;
  readonly nomId: number | null;
  readonly agencyId: number | null;
  readonly responsibleId: number | null;
  readonly type: CertRecord['document_type'];
  readonly requestedOn: string;
  readonly expectedOn: string;
  readonly notes: string;
  readonly products: readonly Covered[];
  readonly file: File | null;
}

export const newDraft = (nomId: number | null): CertDraft => ({
  folio: '',
  nomId,
  agencyId: null,
  responsibleId: null,
  type: 'certificate',
  requestedOn: '',
  expectedOn: '',
  notes: '',
  products: [],
  file: null,
});

export const draftOf = (cert: CertRecord): CertDraft => ({
  folio: cert.folio,
  nomId: cert.nom_id,
  agencyId: cert.certification_agency_id,
  responsibleId: cert.responsible_id,
  type: cert.document_type,
  requestedOn: cert.requested_on?.slice(0, 10) ?? '',
  expectedOn: cert.expected_on?.slice(0, 10) ?? '',
  notes: cert.notes ?? '',
  products: (cert.products ?? []).map(({ product_id: id, sku, model }) => ({ id, sku, model })),
  file: null,
});

/** The record beside the file; what was left empty is none. */
export const dataOf = (draft: CertDraft): Readonly<Record<string, unknown>> => ({
  folio: draft.folio.trim(),
  nom_id: draft.nomId,
  certification_agency_id: draft.agencyId,
  responsible_id: draft.responsibleId,
  document_type: draft.type,
  requested_on: draft.requestedOn === '' ? null : draft.requestedOn,
  expected_on: draft.expectedOn === '' ? null : draft.expectedOn,
  notes: draft.notes.trim(),
  product_ids: draft.products.map(({ id }) => id),
});
