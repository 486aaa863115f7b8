import { ConflictError } from '../errors/refusal';

type Version = Date | string | number;

/**
 * Throws ConflictError (409) when a record is not the version that its caller read; `expected` is the header If-Match, null when it
 * was not sent.
 */
export function assertFresh(current: object, expected: string | null): void {
  const { updatedAt, updated_at: stored = updatedAt } = current as Readonly<Record<string, Version | undefined>>;
  // A row without times has no version.
  if (stored !== undefined) assertVersion(stored, expected, current);
}

/** Throws ConflictError like `assertFresh` for a version that stands in no single record; null when there is nothing yet. */
export function assertVersion(version: Version | null, expected: string | null, current: object): void {
  if (expected === null) return;
  const at = version === null ? null : new Date(version).getTime();
  if (at !== new Date(expected).getTime()) throw new ConflictError({ ...current });
}
