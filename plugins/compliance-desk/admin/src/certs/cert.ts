import type { DataOf, ItemOf } from '@mayorista/config/answers';

export const certStatuses = [
  'open',
  'in_review',
  'approved',
  'rejected',
  'canceled',
] as const satisfies readonly CertStatus[];
export type CertStatus = Cert['status'];

/** A certification procedure as lists show it. */
export type Cert = ItemOf<'GET /nom-certs'>;

/** A procedure with its products and the steps it may take now. */
export type CertRecord = DataOf<'GET /nom-certs/{id}'>;

/** A procedure that is over is not changed any more. */
export const isOver = ({ status }: Pick<Cert, 'status'>): boolean => status === 'approved' || status === 'canceled';

/** What is said once a procedure has taken a step; approving in the documents' words (spec catalogue 8). */
export const doneTexts: Readonly<Record<CertStatus, string>> = {
  open: 'El trámite quedó abierto',
  in_review: 'El trámite se envió al organismo',
  approved: 'Tramite de certificado NOM aprobado',
  rejected: 'Trámite rechazado',
  canceled: 'Trámite cancelado',
};
