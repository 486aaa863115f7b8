import { daysBetween, today } from '@mayorista/kernel';
import { documentMachine } from './document.machine';
import type { ListedDocument } from './document.store';

export const typeLabels = { certificate: 'Certificado', dictum: 'Dictamen' } as const;

/** A document as lists show it. `condition` adds to its status what follows from its date. */
export function documentView(row: ListedDocument) {
  const daysLeft = row.expires_on === null ? null : daysBetween(today(), row.expires_on);
  return {
    id: row.id,
    document_type: row.document_type,
    document_type_label: typeLabels[row.document_type],
    number: row.number,
    nom_id: row.nom_id,
    nom_code: row.nom_code,
    certification_agency_id: row.certification_agency_id,
    certification_agency_name: row.agency_name,
    holder: row.holder,
    issued_on: row.issued_on,
    expires_on: row.expires_on,
    days_left: daysLeft,
    status: row.status,
    status_label: documentMachine.labels[row.status].es,
    condition: conditionOf(row, daysLeft),
    file:
      row.file_id === null ? null : { id: row.file_id, name: row.file_name, url: `/api/private-files/${row.file_id}` },
    notes: row.notes,
    review_notes: row.review_notes,
    reviewed_by: row.reviewed_by,
    reviewed_at: row.reviewed_at === null ? null : new Date(row.reviewed_at).toISOString(),
    uploaded_by: row.uploaded_by,
    products_count: Number(row.products_count),
    updatedAt: new Date(row.updated_at).toISOString(),
  };
}

function conditionOf(
  { status, warning_days }: ListedDocument,
  daysLeft: number | null,
): 'not_valid' | 'valid' | 'expiring' | 'expired' {
  if (status !== 'approved') return 'not_valid';
  if (daysLeft === null) return 'valid';
  if (daysLeft < 0) return 'expired';
  return daysLeft <= warning_days ? 'expiring' : 'valid';
}
