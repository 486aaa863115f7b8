import { formatNumber } from '@mayorista/kernel/panel/format';
import type { ItemOf } from '@mayorista/config/answers';

/** What was sold of a product in a month ('2026-11'). */
export type SoldMonth = ItemOf<'GET /product-rotations-history'>;

/** What is sold of a product in a month of its last whole ones, against what there is of it. */
export type Rotation = Pick<
  ItemOf<'GET /product-inventory-rotations'>,
  'months' | 'sold' | 'average_sales' | 'stock' | 'months_of_stock'
>;

const months = new Intl.DateTimeFormat('es-MX', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** 'noviembre de 2026'. */
export const formatMonth = (month: string): string => months.format(new Date(`${month}-01T00:00:00Z`));

/** The months since the first in which anything was sold, the last one first. */
export function soldFrom(sold: readonly SoldMonth[]): SoldMonth[] {
  const newestFirst = [...sold].sort((a, b) => b.month.localeCompare(a.month));
  const first = newestFirst.findLastIndex(({ pieces }) => pieces > 0);
  return newestFirst.slice(0, first + 1);
}

/** What the numbers say, as one would tell a colleague. */
export function rotationText({ months: count, sold, average_sales: average, stock, months_of_stock: left }: Rotation) {
  if (sold === 0) return `No se ha vendido en los últimos ${count} meses completos.`;
  const pace = `Se venden ${formatNumber(average)} piezas al mes (promedio de ${count} meses completos).`;
  if (stock === 0 || left === null) return `${pace} No hay existencias.`;
  return `${pace} Las ${formatNumber(stock)} que hay alcanzan para ${formatNumber(left)} ${left === 1 ? 'mes' : 'meses'}.`;
}

/** 'Monterrey: 4 · Puebla: 1'. */
export const branchesText = ({ byWarehouses }: SoldMonth, names: ReadonlyMap<number, string>): string =>
  byWarehouses
    .map(({ warehouse_id: id, pieces }) => `${names.get(id) ?? `Sucursal ${id}`}: ${formatNumber(pieces)}`)
    .join(' · ');
