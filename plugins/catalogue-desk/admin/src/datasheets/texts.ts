import { formatNumber } from '@mayorista/kernel/panel/format';
import type { Named } from './datasheet';

export const fieldsText = (count: number): string =>
  count === 0 ? 'Sin características' : count === 1 ? '1 característica' : `${formatNumber(count)} características`;

const shown = 4;

/** 'Domo, Bala y 3 más'. */
export function categoriesText(categories: readonly Named[]): string {
  if (categories.length === 0) return 'Ninguna categoría la usa';
  const names = categories.map(({ name }) => name);
  const rest = names.length - shown;
  return rest <= 0 ? names.join(', ') : `${names.slice(0, shown).join(', ')} y ${formatNumber(rest)} más`;
}
