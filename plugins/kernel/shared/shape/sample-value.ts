import type { Field } from './field.types';

/** Returns a value that a field accepts, as tests send and the documentation shows it: `text` for a text field. */
export function sampleValue(field: Exclude<Field, { readonly kind: 'reference' }>, text: string): unknown {
  switch (field.kind) {
    case 'text':
      return text.slice(-field.settings.max);
    case 'day':
      return '2031-01-15';
    case 'moment':
      return '2031-01-15T18:00:00.000Z';
    case 'quantity':
      return Math.max(1, field.settings.min);
    case 'money':
      return String((field.settings.above ?? field.settings.min ?? 0) + 10);
    case 'choice':
      return Object.keys(field.settings.options)[0];
    case 'flag':
      return field.settings.default;
    case 'file':
      return null;
  }
}
