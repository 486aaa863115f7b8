import { useMemo } from 'react';
import type { Failure } from './failure';
import { useSharedRead } from './shared-reads';

export interface ReadState<T> {
  readonly data: T | null;
  readonly failure: Failure | null;
  readonly reload: () => Promise<void>;
}

/** Reads one record of the platform; reads nothing while the path is null. Components that read the same path share one request. */
export function useRead<T>(path: string | null): ReadState<T> {
  const { current, failure, reload } = useSharedRead(path);
  const data = failure === null && current !== undefined ? (current as { readonly data: T }).data : null;
  return useMemo(() => ({ data, failure, reload }), [data, failure, reload]);
}
