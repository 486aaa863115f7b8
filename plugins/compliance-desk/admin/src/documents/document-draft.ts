import type { DataOf } from '@mayorista/config/answers';
import type { Covered } from './ProductsField';

/** A document with what only its own page tells. */
export type DocumentRecord = DataOf<'GET /nom-documents/{id}'>;

/** What the form of a certificate or dictum holds. */
export interface DocumentDraft {
  readonly type: DocumentRecord['document_type'];
  readonly number: string;
  readonly nomId: number | null;
  readonly agencyId: number | null;
  readonly holder: string;
  readonly issuedOn: string;
  readonly expiresOn: string;
  readonly notes: string;
  readonly products: readonly Covered[];
  /** Whether only products that are under the norm already may be covered. */
  readonly isStrict: boolean;
  readonly file: File | null;
}

export const newDraft = (nomId: number | null, products: readonly Covered[] = []): DocumentDraft => ({
  type: 'certificate',
  number: '',
  nomId,
  agencyId: null,
  holder: '',
  issuedOn: '',
  expiresOn: '',
  notes: '',
  products,
  isStrict: false,
  file: null,
});

export const draftOf = (document: DocumentRecord): DocumentDraft => ({
  type: document.document_type,
  number: document.number,
  nomId: document.nom_id,
  agencyId: document.certification_agency_id,
  holder: document.holder ?? '',
  issuedOn: document.issued_on?.slice(0, 10) ?? '',
  expiresOn: document.expires_on?.slice(0, 10) ?? '',
  notes: document.notes ?? '',
  products: document.products.map(({ product_id: id, model, sku }) => ({ id, model, sku })),
  isStrict: false,
  file: null,
});

/** Whether something is still to be said before it may be sent; a document that exists has its file. */
export const isIncomplete = ({ number, nomId, agencyId, file }: DocumentDraft, isNew: boolean): boolean =>
  number.trim() === '' || nomId === null || agencyId === null || (isNew && file === null);

const fieldsOf = (draft: DocumentDraft) => ({
  number: draft.number.trim(),
  nom_id: draft.nomId,
  certification_agency_id: draft.agencyId,
  holder: draft.holder.trim(),
  issued_on: draft.issuedOn,
  expires_on: draft.expiresOn,
  notes: draft.notes.trim(),
});

/** The record beside the file; what was left empty is not said of a new one, and emptied of another. */
export function dataOf(draft: DocumentDraft, isNew: boolean): Readonly<Record<string, unknown>> {
  const fields = Object.entries(fieldsOf(draft)).map(([name, value]) => [name, value === '' ? null : value] as const);
  return {
    ...Object.fromEntries(isNew ? fields.filter(([, value]) => value !== null) : fields),
    product_ids: draft.products.map(({ id }) => id),
    checkIfProductsAreValid: draft.isStrict,
  };
}

/** Where each kind is kept (spec catalogue 7: nom-certificates or nom-dictums depending on document_type). */
export const pathOf = (type: DocumentDraft['type']): string =>
  type === 'certificate' ? 'nom-certificates' : 'nom-dictums';
