import { DISCOUNT_TYPE_TEXTS, FLOW_TYPE_TEXTS } from '@mayorista/config/constants';
import type { ItemOf } from '@mayorista/config/answers';

/** One time that a product's limits or classification were changed. */
export type LimitChange = ItemOf<'GET /product-limit-histories'>;

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
