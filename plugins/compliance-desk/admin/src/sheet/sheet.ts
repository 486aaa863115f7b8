import type { DataOf } from '@mayorista/config/answers';

/** Everything about a product's compliance. */
export type Sheet = DataOf<'GET /nom-products/{id}'>;
export type Status = Sheet['status'];
/** A step that a sheet or document may take now; `reasons` say why it is closed. */
export type NextStatus = Sheet['next_statuses'][number];
export type Requirement = Sheet['requirements'][number];
export type NomDocument = Sheet['documents'][number];
export type GateState = Sheet['gates'][number];
export type Norm = Sheet['noms'][number];

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
export const fractionText = ({ code, nico }: Pick<NonNullable<Sheet['tariff_fraction']>, 'code' | 'nico'>): string =>
  `${code.slice(0, 4)}.${code.slice(4, 6)}.${code.slice(6)} ${nico}`;

/** Requirements under the norm that asks for them, in the norms' order. */
export function byNorm({ noms, requirements }: Pick<Sheet, 'noms' | 'requirements'>) {
  return noms.map((nom) => ({ nom, requirements: requirements.filter(({ nom_id: id }) => id === nom.id) }));
}
