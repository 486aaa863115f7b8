import { toFailure, useFollowedJob, type Failure } from '@mayorista/kernel/panel';
import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useCallback, useRef, useState } from 'react';
import type { AnswerTo } from '@mayorista/config/answers';
import { withCells, withoutProduct, type CellErrors, type Changes } from './changes';
import type { GridRow } from './columns';
import { gridPath, mostPerPage, type GridFilters } from './filters';

/** A cell of the grid that is written. */
export interface Written {
  readonly row: GridRow;
  readonly key: string;
  readonly typed: string;
}

/** What is typed and not saved, across pages; saving checks the whole and follows its job to the end. */
export function useGrid(onSaved: () => void) {
  const { post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const [changes, setChanges] = useState<Changes>({});
  const [errors, setErrors] = useState<CellErrors>({});
  const { progress, setProgress, follow } = useFollowedJob();
  const names = useRef(new Map<number, string>());

  const change = useCallback((written: readonly Written[]) => {
    for (const { row } of written) names.current.set(row.id, row.model);
    const cells = written.map(({ row, key, typed }) => ({ id: row.id, key, typed, stored: storedIn(row, key) }));
    setChanges((current) => withCells(current, cells));
    const fields = new Set(cells.map(({ id, key }) => `changes.${id}.${key}`));
    setErrors((current) => Object.fromEntries(Object.entries(current).filter(([field]) => !fields.has(field))));
  }, []);
  const fill = useFill(change);

  const drop = (ids: readonly number[]) => {
    const left = ids.reduce((kept, id) => withoutProduct(kept.changes, kept.errors, id), { changes, errors });
    setChanges(left.changes);
    setErrors(left.errors);
  };

  const save = async () => {
    setProgress({ done: 0, total: Object.keys(changes).length });
    try {
      const { data } = await post<AnswerTo<'POST /massive-discounts'>>('/pricing/massive-discounts', { changes });
      await follow(data.data.job_id);
      setChanges({});
      setErrors({});
      toggleNotification({ type: 'success', message: 'Los precios se guardaron' });
      onSaved();
    } catch (error) {
      const failure = toFailure(error);
      setErrors(failure.fields);
      if (Object.keys(failure.fields).length === 0) toggleNotification({ type: 'danger', message: failure.text });
    } finally {
      setProgress(null);
    }
  };

  const discard = () => {
    setChanges({});
    setErrors({});
  };
  const nameOf = (id: number) => names.current.get(id) ?? `Producto ${id}`;
  return { changes, errors, progress, change, fill, drop, save, discard, nameOf };
}

export const storedIn = (row: GridRow, key: string): string | null => {
  const cells: Readonly<Record<string, string | number | null>> = row;
  const value = cells[key];
  return value === null || value === undefined ? null : String(value);
};

/** Writes one value into a column of all products that the filters find, whatever page they are on. */
function useFill(change: (written: readonly Written[]) => void) {
  const { get } = useFetchClient();
  return async (filters: GridFilters, key: string, typed: string): Promise<Failure | null> => {
    try {
      const written: Written[] = [];
      for (let page = 1, pages = 1; page <= pages; page += 1) {
        const { data } = await get<AnswerTo<'GET /massive-discounts'>>(
          gridPath({ ...filters, page, perPage: mostPerPage }),
        );
        pages = data.meta.pagination.pageCount;
        written.push(...data.data.map((row) => ({ row, key, typed })));
      }
      change(written);
      return null;
    } catch (error) {
      return toFailure(error);
    }
  };
}
