import type { ProductField } from './fields';

/** What is typed or chosen of each field, as text; '' is nothing. */
export type Draft = Readonly<Record<string, string>>;

/** A stored value as its field shows it: names of a language stand under 'name_translations.es'. */
export function shownOf(field: ProductField, record: Readonly<Record<string, unknown>>): string {
  const [name = '', locale] = field.name.split('.');
  const stored = record[name];
  const value = locale === undefined ? stored : (stored as Readonly<Record<string, unknown>> | null)?.[locale];
  if (value === null || value === undefined) return '';
  if (field.kind === 'flag') return Number(value) === 1 ? 'yes' : 'no';
  if (field.kind === 'boolean') return value === true ? 'yes' : 'no';
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** What is sent for what stands in a field; null takes the value away. A number that is none is sent as it was typed: the platform says why not. */
export function sentOf(field: ProductField, typed: string): unknown {
  const text = typed.trim();
  if (text === '') return null;
  switch (field.kind) {
    case 'flag':
      return text === 'yes' ? 1 : 0;
    case 'boolean':
      return text === 'yes';
    case 'record':
      return Number(text);
    case 'whole':
      return /^-?\d+$/.test(text) ? Number(text) : text;
    case 'decimal':
      return text.replace(',', '.');
    default:
      return text;
  }
}

/** Whether a field that needs a value has none. */
export const isMissing = (field: ProductField, typed: string): boolean =>
  field.isOptional !== true && typed.trim() === '';
