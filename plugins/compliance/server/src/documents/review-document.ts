import { move, NotFoundError, now, today, type Actor, type Tx } from '@mayorista/kernel';
import { announceProducts } from '../lights/announce';
import type { DocumentStatus } from '../lights/light.rules';
import { documentMachine, type ReviewSubject } from './document.machine';
import { changeDocumentRow, lockDocument, productsOf, type DocumentRow } from './document.store';

interface Review {
  readonly id: number;
  readonly status: DocumentStatus;
  readonly notes: string | null;
  readonly expected: DocumentStatus | undefined;
}

/** Moves a document to another status of its review (spec catalogue 4). Throws ValidationError with every reason, ForbiddenError, ConflictError or NotFoundError. */
export async function reviewDocument(tx: Tx, actor: Actor, { id, status, notes, expected }: Review): Promise<void> {
  const current = await lockDocument(tx, id);
  if (current === null) throw new NotFoundError();
  const products = await productsOf(tx.trx, id);
  await move(tx, {
    machine: documentMachine,
    modelType: 'nom-documents',
    modelId: id,
    from: current.status,
    to: status,
    subject: subjectOf(current, products.length, notes),
    actor,
    expected,
    async apply() {
      const isVerdict = status === 'approved' || status === 'rejected';
      await changeDocumentRow(tx, id, {
        status,
        review_notes: notes ?? (isVerdict ? null : current.review_notes),
        ...(isVerdict ? { reviewed_by: actor.name, reviewed_at: now() } : {}),
      });
      await announceProducts(tx, products);
    },
  });
}

export const subjectOf = (row: DocumentRow, productsCount: number, notes: string | null): ReviewSubject => ({
  hasFile: row.file_id !== null,
  hasAgency: row.certification_agency_id !== null,
  issuedOn: row.issued_on,
  expiresOn: row.expires_on,
  productsCount,
  notes,
  today: today(),
});
