import { useFetchClient } from '@strapi/strapi/admin';
import { useCallback } from 'react';

/** Downloads what a path of the platform answers, under a name; throws what the client throws. */
export function useDownload(): (path: string, name: string) => Promise<void> {
  const { get } = useFetchClient();
  return useCallback(
    async (path, name) => {
      const { data } = await get<Blob>(path, { responseType: 'blob' });
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
