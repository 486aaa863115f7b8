import { useFetchClient } from '@strapi/strapi/admin';
import { useCallback, useEffect, useRef, useState } from 'react';
import { failureOf, type Failure } from './failure';

interface Read<T> {
  readonly data: T | null;
  readonly failure: Failure | null;
}

export interface ReadState<T> extends Read<T> {
  readonly reload: () => Promise<void>;
}

const nothing = { data: null, failure: null } as const;

/** Reads one record of the platform; a null path reads nothing, and an answer that comes late is dropped. */
export function useRead<T>(path: string | null): ReadState<T> {
  const { get } = useFetchClient();
  const [read, setRead] = useState<Read<T>>(nothing);
  const asked = useRef<string | null>(null);

  const reload = useCallback(async () => {
    asked.current = path;
    if (path === null) return;
    try {
      const { data } = await get<{ data: T }>(path);
      if (asked.current === path) setRead({ data: data.data, failure: null });
    } catch (error) {
      // The page says so and offers to try again.
      if (asked.current === path) setRead({ data: null, failure: failureOf(error) });
    }
  }, [get, path]);

  useEffect(() => {
    setRead(nothing);
    void reload();
  }, [reload]);

  return { ...read, reload };
}
