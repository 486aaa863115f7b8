import { adminApi, getFetchClient } from '@strapi/strapi/admin';
import { useCallback } from 'react';
import { toFailure, type Failure } from './failure';

const onTheirWay = new Set<string>();

/**
 * Reads of the platform in the panel's own store: components of a page that read the same path at the same time share one
 * request and its answer, and a reload by one of them reaches all. What no component shows any more is forgotten.
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

/** Whoever begins to read later than this after the others reads again: something may have been written since. */
const sharedForSeconds = 5;

interface SharedRead {
  /** What this path answered; undefined while it is read for the first time. */
  readonly current: unknown;
  /** What was answered last, be it to another path. */
  readonly last: unknown;
  readonly failure: Failure | null;
  readonly reload: () => Promise<void>;
}

/** Reads a path of the platform, or nothing while it is null. */
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

const detailsOf = (error: unknown): Failure => (error as { readonly details: Failure }).details;
