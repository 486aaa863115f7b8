import { Lost } from '../errors/refusal';

interface Versioned {
  readonly updatedAt?: unknown;
  readonly updated_at?: unknown;
}

/** Throws Lost (409) when a record is not the version that its caller read; `expected` is the header If-Match, null when it was not sent. */
export function assertFresh(current: Versioned, expected: string | null): void {
  if (expected === null) return;
  const stored = (current.updatedAt ?? current.updated_at) as Date | string | number;
  if (new Date(expected).getTime() !== new Date(stored).getTime()) throw new Lost({ ...current });
}
