import { csvField, isPlainNumber, neutralise } from '@mayorista/config/text';
import type { CellValue } from './define-export';

/** Converts a value to a spreadsheet cell: numbers stay numbers, everything else becomes text that cannot run as a formula. */
export function safeCell(value: CellValue, type: 'text' | 'number' = 'text'): string | number {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return Number.isFinite(value) ? value : '';
  if (typeof value === 'boolean') return value ? 'Sí' : 'No';
  if (value instanceof Date) return value.toISOString();
  if (type === 'number' && isPlainNumber(value)) return Number(value);
  return neutralise(value);
}

/** Converts a value to the text of a CSV field, quoted where needed; decimals keep their digits ("1234.50"). */
export function csvCell(value: CellValue, type: 'text' | 'number' = 'text'): string {
  const isNumber = type === 'number' && typeof value === 'string' && isPlainNumber(value);
  return csvField(isNumber ? value : String(safeCell(value, type)));
}
