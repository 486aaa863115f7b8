import { DISCOUNT_TYPE_TEXTS, FLOW_TYPE_TEXTS } from '@mayorista/config/constants';

/** One time that a product's limits or classification were changed. */
export interface LimitChange {
  readonly actor: string;
  readonly changed_at: string;
  readonly changes: readonly {
    readonly warehouse: string | null;
    readonly field: string;
    readonly before: unknown;
    readonly after: unknown;
  }[];
}

const fields: Readonly<Record<string, string>> = {
  minimum: 'Mínimo',
  maximum: 'Máximo',
  stage: 'Etapa',
  stage_id: 'Etapa',
  product_flow_type: 'Tipo de flujo',
  discount_type: 'Tipo de descuento',
  forecast: 'Pronóstico',
};

const values: Readonly<Record<string, string>> = { ...FLOW_TYPE_TEXTS, ...DISCOUNT_TYPE_TEXTS };

export const fieldText = (field: string): string => fields[field] ?? field;

export function valueText(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'ninguno';
  const text = String(value);
  return values[text] ?? text;
}
