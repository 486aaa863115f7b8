import type { WantedColumn } from '../source/check-source';
import type { FieldMap } from './field-map';
import { MapProblem } from './map-file';

/** Refuses a mapping that names a field the importer does not know, or leaves a required one without a source. */
export function checkFields(fields: FieldMap, known: readonly string[], required: readonly string[]): void {
  const unknown = Object.keys(fields).filter((field) => !known.includes(field));
  if (unknown.length > 0) throw new MapProblem(`El mapa nombra campos desconocidos: ${unknown.join(', ')}`);
  const missing = required.filter((field) => fields[field] === undefined);
  if (missing.length > 0) throw new MapProblem(`El mapa no dice de dónde sale: ${missing.join(', ')}`);
}

/** Source columns that must be in the file: those of required fields that have no default. */
export function wantedColumns(fields: FieldMap, required: readonly string[]): WantedColumn[] {
  return required.flatMap((field) => {
    const source = fields[field];
    return source && source.default === undefined ? [{ field, from: source.from }] : [];
  });
}
