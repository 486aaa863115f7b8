import { defineMachine, type PlainDate, type FieldError } from '@mayorista/kernel';
import type { DocumentStatus } from '../lights/light.rules';

export interface ReviewSubject {
  readonly hasFile: boolean;
  readonly hasAgency: boolean;
  readonly issuedOn: PlainDate | null;
  readonly expiresOn: PlainDate | null;
  readonly productsCount: number;
  readonly notes: string | null;
  readonly today: PlainDate;
}

const write = 'nom-documents.write';
const review = 'nom-documents.review';

/** The review of a certificate or dictum (design 5, NOM). Expired is no state: it follows from the date. */
export const documentMachine = defineMachine<DocumentStatus, ReviewSubject>({
  name: 'nom-document',
  field: 'status',
  initial: 'pending',
  final: [],
  labels: {
    pending: { es: 'Pendiente', en: 'Pending' },
    in_review: { es: 'En revisión', en: 'In review' },
    approved: { es: 'Aprobado', en: 'Approved' },
    rejected: { es: 'Rechazado', en: 'Rejected' },
  },
  transitions: {
    pending: [{ to: 'in_review', needs: write, guard: hasWhatIsReviewed, label: 'Enviar a revisión' }],
    in_review: [
      { to: 'approved', needs: review, guard: mayBeApproved, label: 'Aprobar' },
      { to: 'rejected', needs: review, guard: hasReason, label: 'Rechazar' },
      { to: 'pending', needs: write, label: 'Retirar de revisión' },
    ],
    approved: [{ to: 'in_review', needs: review, guard: hasReason, label: 'Reabrir' }],
    rejected: [{ to: 'pending', needs: write, label: 'Corregir' }],
  },
});

function hasWhatIsReviewed({ hasFile, productsCount }: ReviewSubject): FieldError[] {
  return [
    ...(hasFile ? [] : [{ code: 'document_file_missing', field: 'file' }]),
    ...(productsCount > 0 ? [] : [{ code: 'document_products_missing', field: 'product_ids' }]),
  ];
}

function mayBeApproved(subject: ReviewSubject): FieldError[] {
  const { hasAgency, issuedOn, expiresOn, today } = subject;
  return [
    ...hasWhatIsReviewed(subject),
    ...(hasAgency ? [] : [{ code: 'document_agency_missing', field: 'certification_agency_id' }]),
    ...(issuedOn === null ? [{ code: 'document_issue_missing', field: 'issued_on' }] : []),
    ...(expiresOn !== null && expiresOn < today ? [{ code: 'document_already_expired', field: 'expires_on' }] : []),
  ];
}

function hasReason({ notes }: ReviewSubject): FieldError[] {
  return notes === null || notes.trim() === '' ? [{ code: 'reason_required', field: 'notes' }] : [];
}
