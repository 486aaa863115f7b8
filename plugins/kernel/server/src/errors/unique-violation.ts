import { ValidationError } from './refusal';

interface DriverError {
  readonly code?: string;
  readonly message?: string;
  readonly constraint?: string;
  readonly detail?: string;
}

const isDriverError = (error: unknown): error is DriverError =>
  typeof error === 'object' && error !== null && 'message' in error;

/** The columns of the unique index that a write violated, or null when the error is another one (SQLite and PostgreSQL). */
export function violatedColumns(error: unknown): string[] | null {
  if (!isDriverError(error)) return null;
  const sqlite = /UNIQUE constraint failed: (.+)$/.exec(error.message ?? '');
  if (sqlite?.[1] !== undefined) return sqlite[1].split(',').map((column) => column.trim().replace(/^[^.]*\./, ''));
  if (error.code !== '23505') return null;
  const postgres = /Key \(([^)]+)\)/.exec(error.detail ?? '');
  return postgres?.[1]?.split(',').map((column) => column.trim().replace(/^(?:lower\()?"?|"?\)?$/g, '')) ?? [];
}

/** The refusal that a unique violation is, on its field; null when the error is another one. */
export function duplicateRefusal(error: unknown, fieldOf: (column: string) => string = (column) => column) {
  const columns = violatedColumns(error)?.filter((column) => !['locale', 'published_at'].includes(column));
  if (columns === undefined || columns === null) return null;
  return new ValidationError(
    (columns.length > 0 ? columns : ['_general']).map((column) => ({ code: 'already_taken', field: fieldOf(column) })),
  );
}

/** Turns a unique violation into a refusal on its field; throws anything else as it came. */
export function rejectDuplicate(error: unknown, fieldOf?: (column: string) => string): never {
  throw duplicateRefusal(error, fieldOf) ?? error;
}

/** Turns a foreign key's violation into a refusal on the field that named the missing row; throws anything else as it came. */
export function rejectDangling(error: unknown, field: string): never {
  const isDangling =
    isDriverError(error) && (error.code === '23503' || /FOREIGN KEY constraint failed/.test(error.message ?? ''));
  if (!isDangling) throw error;
  throw new ValidationError([{ code: 'not_found', field }]);
}
