import { ConflictError } from '../errors/refusal';

type Version = Date | string | number;

/**
 * Throws ConflictError (409) when a record is not the version that its caller read; `expected` is the header If-Match, null when it
 * was not sent.
 */
export function assertFresh(current: object, expected: string | null): void {
  const { updatedAt, updated_at: stored = updatedAt } = current as Readonly<Record<string, Version | undefined>>;
  // A row without times has no version.
  if (expected === null || stored === undefined) return;
  if (new Date(expected).getTime() !== new Date(stored).getTime()) throw new ConflictError({ ...current });
}
