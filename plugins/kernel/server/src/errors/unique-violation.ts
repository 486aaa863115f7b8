import { ValidationError } from './refusal';

interface DriverError {
  readonly code?: string;
  readonly message?: string;
  readonly constraint?: string;
  readonly detail?: string;
}

const isDriverError = (error: unknown): error is DriverError =>
  typeof error === 'object' && error !== null && 'message' in error;

const sqliteSays = 'UNIQUE constraint failed: ';

/** Returns the columns of the unique index that a write violated, or null for any other error (SQLite and PostgreSQL). */
export function violatedColumns(error: unknown): string[] | null {
  if (!isDriverError(error)) return null;
  const message = error.message ?? '';
  // The last of them: the statement stands before it, with texts of others.
  const at = message.lastIndexOf(sqliteSays);
  if (at >= 0)
    return message
      .slice(at + sqliteSays.length)
      .split(',')
      .map((column) => column.trim().replace(/^[^.]*\./, ''));
  if (error.code !== '23505') return null;
  const postgres = /^Key \(([^)]+)\)/.exec(error.detail ?? '');
  return postgres?.[1]?.split(',').map((column) => column.trim().replace(/^(?:lower\()?"?|"?\)?$/g, '')) ?? [];
}

/** Converts a unique violation to a ValidationError on its field; returns null for any other error. */
export function duplicateRefusal(error: unknown, fieldOf: (column: string) => string = (column) => column) {
  const columns = violatedColumns(error)?.filter((column) => !['locale', 'published_at'].includes(column));
  if (columns === undefined || columns === null) return null;
  return new ValidationError(
    (columns.length > 0 ? columns : ['_general']).map((column) => ({ code: 'already_taken', field: fieldOf(column) })),
  );
}

/** Throws a unique violation as a ValidationError on its field, and any other error unchanged. */
export function rejectDuplicate(error: unknown, fieldOf?: (column: string) => string): never {
  throw duplicateRefusal(error, fieldOf) ?? error;
}

/** Throws a foreign key violation as a ValidationError on the field that named the missing row, and any other error unchanged. */
export function rejectDangling(error: unknown, field: string): never {
  const isDangling =
    isDriverError(error) && (error.code === '23503' || /FOREIGN KEY constraint failed/.test(error.message ?? ''));
  if (!isDangling) throw error;
  throw new ValidationError([{ code: 'not_found', field }]);
}
