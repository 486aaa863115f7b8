import type { CellValue } from './define-export';

/** What spreadsheets take for the start of a formula (or skip before one); full-width forms included. */
const formulaStart = /^[\s\u00a0\ufeff]*[=+\-@\uff0b\uff0d\uff1d\uff20]|^[\t\r\n]/;

/** Text that a spreadsheet could run gets an apostrophe before it, which makes it text again. */
export const neutralise = (text: string): string => (formulaStart.test(text) ? `'${text}` : text);

const decimal = /^-?\d{1,15}(?:\.\d{1,12})?$/;

/** A cell as a spreadsheet may hold it: numbers stay numbers, everything else is harmless text. */
export function safeCell(value: CellValue, type: 'text' | 'number' = 'text'): string | number {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return Number.isFinite(value) ? value : '';
  if (typeof value === 'boolean') return value ? 'Sí' : 'No';
  if (value instanceof Date) return value.toISOString();
  if (type === 'number' && decimal.test(value)) return Number(value);
  return neutralise(value);
}

/** The same as text of a CSV: decimals keep the digits they were given with ("1234.50"). */
export function csvCell(value: CellValue, type: 'text' | 'number' = 'text'): string {
  const text =
    type === 'number' && typeof value === 'string' && decimal.test(value) ? value : String(safeCell(value, type));
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
