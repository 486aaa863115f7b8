import { useFetchClient } from '@strapi/strapi/admin';
import { useCallback, useEffect, useRef, useState } from 'react';

export interface Pagination {
  readonly page: number;
  readonly pageCount: number;
  readonly total: number;
}

interface Answer<Row, Meta> {
  readonly data: readonly Row[];
  readonly meta: { readonly pagination: Pagination } & Meta;
}

export interface PageState<Row, Meta = unknown> {
  readonly rows: readonly Row[] | null;
  readonly pagination: Pagination | null;
  /** What else the list says of itself, such as counts. */
  readonly meta: Meta | null;
  readonly hasFailed: boolean;
  readonly reload: () => Promise<void>;
}

/** Reads one page of a list of the platform, again every `refreshMs` when given; an answer that comes late is dropped. */
export function usePage<Row, Meta = unknown>(path: string, refreshMs?: number): PageState<Row, Meta> {
  const { get } = useFetchClient();
  const [answer, setAnswer] = useState<Answer<Row, Meta> | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const asked = useRef('');

  const reload = useCallback(async () => {
    asked.current = path;
    try {
      const { data } = await get<Answer<Row, Meta>>(path);
      if (asked.current !== path) return;
      setAnswer(data);
      setFailed(false);
    } catch {
      // The page says so and offers to try again; the next look may succeed.
      if (asked.current === path) setFailed(true);
    }
  }, [get, path]);

  useEffect(() => {
    void reload();
    if (refreshMs === undefined) return undefined;
    const timer = setInterval(() => void (document.hidden || reload()), refreshMs);
    return () => clearInterval(timer);
  }, [reload, refreshMs]);

  return {
    rows: answer?.data ?? null,
    pagination: answer?.meta.pagination ?? null,
    meta: answer?.meta ?? null,
    hasFailed,
    reload,
  };
}
