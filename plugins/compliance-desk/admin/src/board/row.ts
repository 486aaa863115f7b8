import type { ItemOf } from '@mayorista/config/answers';
import { formatDay } from '@mayorista/kernel/panel/format';

/** A product on the board. */
export type BoardRow = ItemOf<'GET /nom-products'>;

/** A product by the name staff use. */
export const calledOf = ({ model, sku, id }: Pick<BoardRow, 'model' | 'sku' | 'id'>): string =>
  model ?? sku ?? `Producto ${id}`;

/** Days inside a text as people read them. */
export const readableDays = (text: string): string => text.replace(/\d{4}-\d{2}-\d{2}/g, (day) => formatDay(day));
