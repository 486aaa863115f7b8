export const certStatuses = ['open', 'in_review', 'approved', 'rejected', 'canceled'] as const;
export type CertStatus = (typeof certStatuses)[number];

/** A certification procedure as lists show it. */
export interface Cert {
  readonly id: number;
  readonly folio: string;
  readonly nom_id: number;
  readonly nom_code: string;
  readonly certification_agency_id: number | null;
  readonly certification_agency_name: string | null;
  readonly document_type: 'certificate' | 'dictum';
  readonly status: CertStatus;
  readonly status_label: string;
  readonly requested_on: string | null;
  readonly expected_on: string | null;
  readonly closed_on: string | null;
  readonly responsible_id: number | null;
  readonly responsible_name: string | null;
  readonly file: { readonly id: number; readonly name: string } | null;
  readonly notes: string | null;
  readonly products_count: number;
  readonly updatedAt: string;
}

/** A procedure with its products and the steps it may take now. */
export interface CertRecord extends Cert {
  readonly products: readonly {
    readonly product_id: number;
    readonly sku: string | null;
    readonly model: string | null;
  }[];
  readonly next_statuses: readonly {
    readonly status: CertStatus;
    readonly label: string;
    readonly reasons: readonly string[];
  }[];
}

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
