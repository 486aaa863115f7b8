import { useFetchClient } from '@strapi/strapi/admin';
import { useCallback, useEffect, useRef, useState } from 'react';

export interface Pagination {
  readonly page: number;
  readonly pageCount: number;
  readonly total: number;
}

interface Answer<Row> {
  readonly data: readonly Row[];
  readonly meta: { readonly pagination: Pagination };
}

export interface PageState<Row> {
  readonly rows: readonly Row[] | null;
  readonly pagination: Pagination | null;
  readonly hasFailed: boolean;
  readonly reload: () => Promise<void>;
}

/** Reads one page of a list of the platform, again every `refreshMs` when given; an answer that comes late is dropped. */
export function usePage<Row>(path: string, refreshMs?: number): PageState<Row> {
  const { get } = useFetchClient();
  const [answer, setAnswer] = useState<Answer<Row> | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const asked = useRef('');

  const reload = useCallback(async () => {
    asked.current = path;
    try {
      const { data } = await get<Answer<Row>>(path);
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

  return { rows: answer?.data ?? null, pagination: answer?.meta.pagination ?? null, hasFailed, reload };
}
