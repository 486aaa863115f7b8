import { failureOf, useFollowedJob } from '@mayorista/kernel/panel';
import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useCallback, useRef, useState } from 'react';
import { withCell, withoutProduct, type CellErrors, type Changes } from './changes';
import type { GridRow } from './columns';

/** What is typed and not saved, across pages; saving checks the whole and follows its job to the end. */
export function useGrid(onSaved: () => void) {
  const { post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const [changes, setChanges] = useState<Changes>({});
  const [errors, setErrors] = useState<CellErrors>({});
  const { progress, setProgress, follow } = useFollowedJob();
  const names = useRef(new Map<number, string>());

  const change = useCallback((row: GridRow, key: string, typed: string) => {
    names.current.set(row.id, row.model);
    const value = row[key];
    setChanges((current) =>
      withCell(current, row.id, key, { typed, stored: value === null || value === undefined ? null : String(value) }),
    );
    setErrors(({ [`changes.${row.id}.${key}`]: _gone, ...rest }) => rest);
  }, []);

  const drop = (id: number) => {
    const left = withoutProduct(changes, errors, id);
    setChanges(left.changes);
    setErrors(left.errors);
  };

  const save = async () => {
    setProgress({ done: 0, total: Object.keys(changes).length });
    try {
      const { data } = await post<{ data: { job_id: number } }>('/pricing/massive-discounts', { changes });
      await follow(data.data.job_id);
      setChanges({});
      setErrors({});
      toggleNotification({ type: 'success', message: 'Los precios se guardaron' });
      onSaved();
    } catch (error) {
      const failure = failureOf(error);
      setErrors(failure.fields);
      if (Object.keys(failure.fields).length === 0) toggleNotification({ type: 'danger', message: failure.text });
    } finally {
      setProgress(null);
    }
  };

  return {
    changes,
    errors,
    progress,
    change,
    drop,
    save,
    discard: () => setChanges({}),
    nameOf: (id: number) => names.current.get(id) ?? `Producto ${id}`,
  };
}
