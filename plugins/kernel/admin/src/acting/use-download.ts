import { useFetchClient } from '@strapi/strapi/admin';
import { useCallback } from 'react';

/** Returns a function that downloads the answer of a path as a file called `name`. Throws as the client does, also when it is aborted after `mostMs`. */
export function useDownload(): (path: string, name: string, mostMs?: number) => Promise<void> {
  const { get } = useFetchClient();
  return useCallback(
    async (path, name, mostMs) => {
      const patience = new AbortController();
      const timer = mostMs === undefined ? undefined : setTimeout(() => patience.abort(), mostMs);
      const { data } = await get<Blob>(path, { responseType: 'blob', signal: patience.signal }).finally(() =>
        clearTimeout(timer),
      );
      const url = URL.createObjectURL(data);
      const link = document.createElement('a');
      link.href = url;
      link.download = name;
      link.click();
      // The browser has taken the bytes by the next turn.
      setTimeout(() => URL.revokeObjectURL(url), 0);
    },
    [get],
  );
}
