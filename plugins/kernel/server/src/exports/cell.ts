import type { CellValue } from './define-export';

/** The beginnings of a cell that spreadsheets read as a formula, also after characters that they skip; full-width forms included. */
const formulaStart = /^[\s\u00a0\ufeff]*[=+\-@\uff0b\uff0d\uff1d\uff20]|^[\t\r\n]/;

/** Puts an apostrophe before text that a spreadsheet would run as a formula, so that it is shown as text. */
export const neutralise = (text: string): string => (formulaStart.test(text) ? `'${text}` : text);

const decimal = /^-?\d{1,15}(?:\.\d{1,12})?$/;

/** Converts a value to a spreadsheet cell: numbers stay numbers, everything else becomes text that cannot run as a formula. */
export function safeCell(value: CellValue, type: 'text' | 'number' = 'text'): string | number {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return Number.isFinite(value) ? value : '';
  if (typeof value === 'boolean') return value ? 'Sí' : 'No';
  if (value instanceof Date) return value.toISOString();
  if (type === 'number' && decimal.test(value)) return Number(value);
  return neutralise(value);
}

/** Converts a value to the text of a CSV field, quoted where needed; decimals keep their digits ("1234.50"). */
export function csvCell(value: CellValue, type: 'text' | 'number' = 'text'): string {
  const text =
    type === 'number' && typeof value === 'string' && decimal.test(value) ? value : String(safeCell(value, type));
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
