/** What the form of a new certificate or dictum holds. */
export interface UploadDraft {
  readonly type: 'certificate' | 'dictum';
  readonly number: string;
  readonly nomId: number | null;
  readonly agencyId: number | null;
  readonly holder: string;
  readonly issuedOn: string;
  readonly expiresOn: string;
  readonly notes: string;
  readonly file: File | null;
}

export const newDraft = (nomId: number | null): UploadDraft => ({
  type: 'certificate',
  number: '',
  nomId,
  agencyId: null,
  holder: '',
  issuedOn: '',
  expiresOn: '',
  notes: '',
  file: null,
});

/** Whether something is still to be said before it may be sent. */
export const isIncomplete = ({ number, nomId, agencyId, file }: UploadDraft): boolean =>
  number.trim() === '' || nomId === null || agencyId === null || file === null;

/** The record beside the file; what was left empty is not said. */
export function dataOf(draft: UploadDraft, productIds: readonly number[]): Readonly<Record<string, unknown>> {
  const said = {
    number: draft.number.trim(),
    nom_id: draft.nomId,
    certification_agency_id: draft.agencyId,
    holder: draft.holder.trim(),
    issued_on: draft.issuedOn,
    expires_on: draft.expiresOn,
    notes: draft.notes.trim(),
  };
  return {
    ...Object.fromEntries(Object.entries(said).filter(([, value]) => value !== '' && value !== null)),
    product_ids: [...productIds],
    checkIfProductsAreValid: false,
  };
}

/** Where each kind is created (spec catalogue 7: nom-certificates or nom-dictums depending on document_type). */
export const pathOf = ({ type }: UploadDraft): string => (type === 'certificate' ? 'nom-certificates' : 'nom-dictums');
