import type { PlainDate, FieldError } from '@mayorista/kernel';
import type { Gate, ProductLight } from '../../../contract';

export const gates = ['publish', 'sell', 'import', 'purchase_order', 'label'] as const satisfies readonly Gate[];

/** Spanish names, for people. */
export const gateLabels: Readonly<Record<Gate, string>> = {
  publish: 'Publicar en la tienda',
  sell: 'Vender',
  import: 'Importar (pedimento)',
  purchase_order: 'Liberar la orden de compra',
  label: 'Imprimir etiquetas',
};

export interface Override {
  readonly gate: Gate;
  /** Its last day; null lasts until it is revoked. */
  readonly expiresOn: PlainDate | null;
  readonly isRevoked: boolean;
}

/** Whether an override opens a gate on a day. */
export const opens = (override: Override, gate: Gate, today: PlainDate): boolean =>
  override.gate === gate && !override.isRevoked && (override.expiresOn === null || override.expiresOn >= today);

interface Passing {
  readonly gate: Gate;
  readonly light: ProductLight;
  readonly overrides: readonly Override[];
  readonly today: PlainDate;
}

/** Why a product may not pass a gate: each reason of a red light, unless an override opens it (design 5, NOM). Pure. */
export function gateRefusals({ gate, light, overrides, today }: Passing): FieldError[] {
  if (light.light !== 'red' || overrides.some((each) => opens(each, gate, today))) return [];
  return light.reasons.map(({ message }) => ({ code: 'nom_gate_closed', params: { reason: message } }));
}
