import type { Gate, LightColor, LightReason, LightState } from '../../../contract';

export type Status = 'pending' | 'in_review' | 'approved' | 'rejected';

/** A step that a sheet or document may take now; `reasons` say why it is closed. */
export interface NextStatus {
  readonly status: Status;
  readonly label: string;
  readonly reasons: readonly string[];
}

export interface Requirement {
  readonly requirement_id: number | null;
  readonly nom_id: number;
  readonly name: string;
  readonly document_type: 'certificate' | 'dictum' | 'evidence';
  readonly responsible_name: string | null;
  readonly is_mandatory: boolean;
  readonly result: 'ok' | 'expiring' | 'missing' | 'not_applicable';
  readonly nom_document_id: number | null;
  readonly expires_on: string | null;
}

export interface NomDocument {
  readonly id: number;
  readonly document_type: 'certificate' | 'dictum';
  readonly document_type_label: string;
  readonly number: string;
  readonly nom_id: number;
  readonly nom_code: string;
  readonly certification_agency_name: string | null;
  readonly holder: string | null;
  readonly issued_on: string | null;
  readonly expires_on: string | null;
  readonly status: Status;
  readonly status_label: string;
  readonly condition: 'not_valid' | 'valid' | 'expiring' | 'expired';
  readonly file: { readonly id: number; readonly name: string } | null;
  readonly review_notes: string | null;
  readonly products_count: number;
}

export interface GateState {
  readonly gate: Gate;
  readonly label: string;
  readonly is_open: boolean;
  readonly override: {
    readonly id: number;
    readonly reason: string;
    readonly granted_by: string;
    readonly expires_on: string | null;
  } | null;
}

export interface Norm {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly is_active: boolean;
  readonly source: 'stated' | 'tariff_fraction';
}

/** Everything about a product's compliance, as the platform answers it. */
export interface Sheet {
  readonly id: number;
  readonly sku: string | null;
  readonly model: string | null;
  readonly name: string | null;
  readonly requires_nom: boolean | null;
  readonly light: LightColor;
  readonly state: LightState;
  readonly reasons: readonly LightReason[];
  readonly expires_on: string | null;
  readonly status: Status;
  readonly status_label: string;
  readonly status_notes: string | null;
  readonly approved_by: string | null;
  readonly approved_at: string | null;
  readonly exemption_reason: string | null;
  readonly exempt_until: string | null;
  readonly notes: string | null;
  readonly tariff_fraction_id: number | null;
  readonly tariff_fraction: {
    readonly code: string;
    readonly nico: string;
    readonly description: string;
    readonly igi_percentage: string;
  } | null;
  readonly tariff_fraction_is_verified: boolean;
  readonly tariff_fraction_verified_by: string | null;
  readonly noms: readonly Norm[];
  readonly requirements: readonly Requirement[];
  readonly documents: readonly NomDocument[];
  readonly gates: readonly GateState[];
  readonly next_statuses: readonly NextStatus[];
}

interface Result {
  readonly label: string;
  readonly tone: 'success' | 'warning' | 'danger' | 'neutral';
}

const resultTexts: Readonly<Record<Requirement['result'], Result>> = {
  ok: { label: 'Cumple', tone: 'success' },
  expiring: { label: 'Por vencer', tone: 'warning' },
  missing: { label: 'Falta', tone: 'danger' },
  not_applicable: { label: 'No aplica', tone: 'neutral' },
};

/** How a requirement stands; an optional one that is missing closes nothing. */
export const resultOf = ({ result, is_mandatory }: Pick<Requirement, 'result' | 'is_mandatory'>): Result =>
  result === 'missing' && !is_mandatory ? { label: 'Pendiente', tone: 'neutral' } : resultTexts[result];

export const conditionTexts: Readonly<Record<NomDocument['condition'], string | null>> = {
  not_valid: null,
  valid: 'Vigente',
  expiring: 'Por vencer',
  expired: 'Vencido',
};

/** The steps that cannot be taken without saying why: what undoes or refuses (spec catalogue 4). */
export const needsReason = (from: Status, to: Status): boolean =>
  to === 'rejected' || (from === 'approved' && to !== 'approved');

/** '8525.89 02' of a fraction and its NICO. */
export const fractionText = ({ code, nico }: NonNullable<Sheet['tariff_fraction']>): string =>
  `${code.slice(0, 4)}.${code.slice(4, 6)}.${code.slice(6)} ${nico}`;

/** Requirements under the norm that asks for them, in the norms' order. */
export function byNorm({ noms, requirements }: Pick<Sheet, 'noms' | 'requirements'>) {
  return noms.map((nom) => ({ nom, requirements: requirements.filter(({ nom_id: id }) => id === nom.id) }));
}
