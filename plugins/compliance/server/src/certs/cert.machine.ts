import { defineMachine, type FieldError } from '@mayorista/kernel';
import type { CertStatus } from './cert.schema';

export interface CertSubject {
  readonly productsCount: number;
}

const needs = 'nom-certs.write';

/** A certification procedure from its request to the agency's answer. */
export const certMachine = defineMachine<CertStatus, CertSubject>({
  name: 'nom-cert',
  field: 'status',
  initial: 'open',
  final: ['approved', 'canceled'],
  labels: {
    open: 'Abierto',
    in_review: 'En el organismo',
    approved: 'Aprobado',
    rejected: 'Rechazado',
    canceled: 'Cancelado',
  },
  transitions: {
    open: [
      { to: 'in_review', needs, guard: hasProducts, label: 'Enviar al organismo' },
      { to: 'canceled', needs, label: 'Cancelar' },
    ],
    in_review: [
      {
        to: 'approved',
        needs: 'nom-products.approve',
        guard: hasProducts,
        effect: 'approveProducts',
        label: 'Aprobar',
      },
      { to: 'rejected', needs, label: 'Rechazar' },
      { to: 'open', needs, label: 'Regresar a abierto' },
    ],
    approved: [],
    rejected: [{ to: 'open', needs, label: 'Volver a abrir' }],
    canceled: [],
  },
});

export const isClosed = (status: CertStatus): boolean => status === 'approved' || status === 'canceled';

function hasProducts({ productsCount }: CertSubject): FieldError[] {
  return productsCount > 0 ? [] : [{ code: 'products_required', field: 'product_ids' }];
}
