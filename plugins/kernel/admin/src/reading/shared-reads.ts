import { adminApi, getFetchClient } from '@strapi/strapi/admin';
import { useCallback, useSyncExternalStore } from 'react';
import { toFailure, type Failure } from './failure';

const onTheirWay = new Set<string>();

/**
 * Endpoint in the panel's RTK Query store that reads a path of the platform. Components that read the same path at the same
 * time share one request and its answer, and a reload by one reaches all. An answer that no component uses is dropped.
 */
const reads = adminApi.injectEndpoints({
  endpoints: (build) => ({
    readPlatform: build.query<unknown, string>({
      async queryFn(path) {
        onTheirWay.add(path);
        try {
          const { data } = await getFetchClient().get<unknown>(path);
          return { data };
        } catch (error) {
          const failure = toFailure(error);
          return { error: { name: 'UnknownError' as const, message: failure.text, details: failure } };
        } finally {
          onTheirWay.delete(path);
        }
      },
      keepUnusedDataFor: 0,
    }),
  }),
});

/** Age in seconds above which a component that begins to read a path requests it again: something may have been written since. */
const sharedForSeconds = 5;

interface SharedRead {
  /** Answer of this path; undefined until it was read once. */
  readonly current: unknown;
  /** Latest answer, possibly that of an earlier path. */
  readonly last: unknown;
  readonly failure: Failure | null;
  readonly reload: () => Promise<void>;
}

/** Reads a path of the platform; reads nothing while the path is null. */
export function useSharedRead(path: string | null): SharedRead {
  const { currentData, data, error, refetch } = reads.useReadPlatformQuery(path ?? '', {
    skip: path === null,
    refetchOnMountOrArgChange: sharedForSeconds,
  });
  const reload = useCallback(async () => {
    if (path === null) return;
    // An answer on its way was perhaps given before what this reload is meant to show: that one is waited for, not taken.
    if (onTheirWay.has(path)) await refetch();
    await refetch();
  }, [path, refetch]);
  return {
    current: path === null ? undefined : currentData,
    last: data,
    failure: error === undefined ? null : detailsOf(error),
    reload,
  };
}

function onVisibility(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}

/**
 * Reads a path of the platform again and again, every so many milliseconds while the page is looked at. Components that read the same
 * path share one request. Returns undefined until it was read once; a reading that fails leaves what was read before.
 */
export function usePolledRead(path: string | null, everyMs: number): unknown {
  const isLookedAt = useSyncExternalStore(onVisibility, () => document.visibilityState === 'visible');
  const { currentData } = reads.useReadPlatformQuery(path ?? '', {
    skip: path === null,
    pollingInterval: isLookedAt ? everyMs : 0,
  });
  return path === null ? undefined : currentData;
}

const detailsOf = (error: unknown): Failure => (error as { readonly details: Failure }).details;
