import { useFetchClient } from '@strapi/strapi/admin';
import { useCallback } from 'react';
import type { Shape } from '../../../../shared/shape';
import type { Found, Wanted } from '../lines/paste';

/** Returns a function that looks up, in one request, the records that texts of a group's references name. */
export function useLookUp({ path }: Shape): (group: string, texts: Wanted) => Promise<Found> {
  const { post } = useFetchClient();
  return useCallback(
    async (group, texts) => {
      const { data } = await post<{ readonly data: Found }>(`${path}/reference-matches`, { group, texts });
      return data.data;
    },
    [post, path],
  );
}
