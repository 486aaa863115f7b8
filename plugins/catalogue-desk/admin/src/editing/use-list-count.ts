import { useFetchClient, withEncodedUserParams } from '@strapi/strapi/admin';
import { useCallback, useEffect, useState } from 'react';
import { uids } from '../uids';
import type { ListAsked } from './asked';

const onlyCounted = { locale: 'es', page: '1', pageSize: '1' } as const;

/** How many products the list on the screen finds on all its pages; null until it is known, or where there is no list. */
export function useListCount(list: ListAsked | undefined) {
  const { get } = useFetchClient();
  const [found, setFound] = useState<number | null>(null);

  const recount = useCallback(async (): Promise<number | null> => {
    if (list === undefined) return null;
    try {
      const { data } = await get<{ pagination: { total: number } }>(
        `/content-manager/collection-types/${uids.product}`,
        {
          params: withEncodedUserParams(list as object, onlyCounted),
        },
      );
      setFound(data.pagination.total);
      return data.pagination.total;
    } catch {
      // Without the count all of them are not offered; the chosen ones can be changed as ever.
      return null;
    }
  }, [get, list]);

  useEffect(() => void recount(), [recount]);

  return { found, recount };
}
