import { useFetchClient } from '@strapi/strapi/admin';
import { useCallback, useEffect, useState } from 'react';
import type { AnswerTo } from '@mayorista/config/answers';
import { contentId } from '../plugin-id';
import type { ValueList } from './datasheet';

export interface ValueLists {
  readonly lists: readonly ValueList[];
  readonly reload: () => Promise<void>;
}

/** Every list of values, by name. */
export function useValueLists(): ValueLists {
  const { get } = useFetchClient();
  const [lists, setLists] = useState<readonly ValueList[]>([]);
  const reload = useCallback(async () => {
    const page = async (number: number) =>
      (await get<AnswerTo<'GET /datasheet-lists'>>(`/${contentId}/datasheet-lists?per_page=100&page=${number}`)).data;
    const first = await page(1);
    const others = Array.from({ length: Math.max(0, first.meta.pagination.pageCount - 1) }, (_, at) => page(at + 2));
    const all = [first, ...(await Promise.all(others))].flatMap(({ data }) => data);
    setLists([...all].sort((a, b) => a.name.localeCompare(b.name, 'es')));
  }, [get]);
  useEffect(() => {
    // Without them the page still works; saving a field of a list that is not chosen says so.
    reload().catch(() => setLists([]));
  }, [reload]);
  return { lists, reload };
}
