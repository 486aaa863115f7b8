import { useEffect } from 'react';
import type { Named } from '@mayorista/config/answers';
import { useSharedRead } from './shared-reads';

export type Pagination = Omit<Named<'Pagination'>, 'pageSize'>;

interface Answer<Row, Meta> {
  readonly data: readonly Row[];
  readonly meta: { readonly pagination: Pagination } & Meta;
}

export interface PageState<Row, Meta = unknown> {
  readonly rows: readonly Row[] | null;
  readonly pagination: Pagination | null;
  /** Metadata of the answer: the pagination, and others such as counts. */
  readonly meta: Meta | null;
  readonly hasFailed: boolean;
  readonly reload: () => Promise<void>;
}

/**
 * Reads one page of a list of the platform, and again every `refreshMs` while the tab is visible. Rows of the previous path
 * stay until the new ones come. Components that read the same path share one request.
 */
export function usePage<Row, Meta = unknown>(path: string, refreshMs?: number): PageState<Row, Meta> {
  const { last, failure, reload } = useSharedRead(path);
  const answer = last as Answer<Row, Meta> | undefined;

  useEffect(() => {
    if (refreshMs === undefined) return undefined;
    const timer = setInterval(() => void (document.hidden || reload()), refreshMs);
    return () => clearInterval(timer);
  }, [reload, refreshMs]);

  return {
    rows: answer?.data ?? null,
    pagination: answer?.meta.pagination ?? null,
    meta: answer?.meta ?? null,
    hasFailed: failure !== null,
    reload,
  };
}
