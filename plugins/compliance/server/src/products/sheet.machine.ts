import { defineMachine, type FieldError } from '@mayorista/kernel';

export type SheetStatus = 'pending' | 'in_review' | 'approved' | 'rejected';

export interface SheetSubject {
  /** Why the light is red, in words; none when it is not. */
  readonly missing: readonly string[];
  readonly notes: string | null;
}

const write = 'nom-products.write';
const approve = 'nom-products.approve';

/** The compliance sheet of a product: what a person signs once its light is not red (spec catalogue 4). */
export const sheetMachine = defineMachine<SheetStatus, SheetSubject>({
  name: 'nom-product',
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
    pending: [
      { to: 'in_review', needs: write, label: 'Enviar a revisión' },
      { to: 'approved', needs: approve, guard: isCompliant, effect: 'approveProcedures', label: 'Aprobar' },
    ],
    in_review: [
      { to: 'approved', needs: approve, guard: isCompliant, effect: 'approveProcedures', label: 'Aprobar' },
      { to: 'rejected', needs: approve, guard: hasReason, effect: 'rejectProcedures', label: 'Rechazar' },
      { to: 'pending', needs: write, label: 'Retirar de revisión' },
    ],
    approved: [{ to: 'pending', needs: approve, guard: hasReason, label: 'Reabrir' }],
    rejected: [{ to: 'pending', needs: write, label: 'Corregir' }],
  },
});

function isCompliant({ missing }: SheetSubject): FieldError[] {
  return missing.map((reason) => ({ code: 'nom_product_not_compliant', field: 'status', params: { reason } }));
}

function hasReason({ notes }: SheetSubject): FieldError[] {
  return notes === null || notes.trim() === '' ? [{ code: 'reason_required', field: 'notes' }] : [];
}
