import type { ItemOf } from '@mayorista/config/answers';

type Lit = ItemOf<'GET /nom-products'>;
export type LightColor = Lit['light'];
export type LightState = Lit['state'];

export type Tone = 'success' | 'warning' | 'danger' | 'neutral' | 'primary';

/** The states of a light in the order in which they want attention. */
export const lightStates = [
  'missing',
  'expiring',
  'unstated',
  'complies',
  'exempt',
] as const satisfies readonly LightState[];

/** What each state is called, the light it shows, and what it means. */
export const lightTexts: Readonly<Record<LightState, { label: string; light: LightColor; meaning: string }>> = {
  missing: { label: 'Falta', light: 'red', meaning: 'No se puede publicar, vender ni importar' },
  expiring: { label: 'Por vencer', light: 'yellow', meaning: 'Un documento vence pronto' },
  complies: { label: 'Cumple', light: 'green', meaning: 'Tiene todo lo que sus normas piden' },
  unstated: { label: 'Sin definir', light: 'gray', meaning: 'Nadie ha dicho si requiere NOM' },
  exempt: { label: 'Exento', light: 'green', meaning: 'No requiere NOM o tiene una exención' },
};

/** Colours of the light; they are told by words too. */
export const lightTones: Readonly<Record<LightColor, Tone>> = {
  red: 'danger',
  yellow: 'warning',
  green: 'success',
  gray: 'neutral',
};

export const lightNames: Readonly<Record<LightColor, string>> = {
  red: 'rojo',
  yellow: 'amarillo',
  green: 'verde',
  gray: 'gris',
};

export const toneOfState = (state: LightState): Tone => lightTones[lightTexts[state].light];

/** Tones of the review of sheets and documents. */
export const statusTones: Readonly<Record<'pending' | 'in_review' | 'approved' | 'rejected', Tone>> = {
  pending: 'neutral',
  in_review: 'primary',
  approved: 'success',
  rejected: 'danger',
};

/** How far a day is, in words: 'hoy', 'en 12 días', 'hace 3 días'. Days are 'yyyy-mm-dd'. */
export function distanceText(day: string, today: string): string {
  const days = Math.round((Date.parse(`${day}T00:00:00Z`) - Date.parse(`${today}T00:00:00Z`)) / 86_400_000);
  if (days === 0) return 'hoy';
  const count = Math.abs(days) === 1 ? '1 día' : `${Math.abs(days)} días`;
  return days > 0 ? `en ${count}` : `hace ${count}`;
}

const mexico = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Mexico_City' });

/** Today in Mexico City as 'yyyy-mm-dd'. */
export const todayIn = (now: Date): string => mexico.format(now);

/** A day some days later. */
export const laterDay = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
