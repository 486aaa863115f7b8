import { formatDay } from '@mayorista/kernel/panel/format';
import type { LightColor, LightReason, LightState } from '../../../contract';

/** A product on the board, as the platform lists it. */
export interface BoardRow {
  readonly id: number;
  readonly sku: string | null;
  readonly model: string | null;
  readonly name: string | null;
  readonly brand_name: string | null;
  readonly light: LightColor;
  readonly state: LightState;
  readonly reasons: readonly LightReason[];
  readonly expires_on: string | null;
  readonly status: 'pending' | 'in_review' | 'approved' | 'rejected';
  readonly status_label: string;
}

/** A product by the name staff use. */
export const calledOf = ({ model, sku, id }: Pick<BoardRow, 'model' | 'sku' | 'id'>): string =>
  model ?? sku ?? `Producto ${id}`;

/** Days inside a text as people read them. */
export const readableDays = (text: string): string => text.replace(/\d{4}-\d{2}-\d{2}/g, (day) => formatDay(day));
