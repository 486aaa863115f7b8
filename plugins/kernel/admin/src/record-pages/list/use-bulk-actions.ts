import { useAuth, useFetchClient } from '@strapi/strapi/admin';
import { useMemo } from 'react';
import type { AnyAnswer, RecordPages } from '../options';
import { movePath } from '../record/record-state';

/** Something that is done with each of several records. */
export interface BulkAction {
  readonly key: string;
  readonly label: string;
  readonly isDangerous: boolean;
  readonly act: (row: AnyAnswer) => Promise<unknown>;
}

/** Returns what the reader may do with several records at once: moves that ask for nothing, and removal. */
export function useBulkActions({ shape, write, moves }: RecordPages): readonly BulkAction[] {
  const { put, del } = useFetchClient();
  const held = useAuth('useBulkActions', ({ permissions }) => permissions);
  return useMemo(() => {
    const may = (code: string): boolean => held.some(({ action }) => action === `plugin::kernel.${code}`);
    const headers = ({ updatedAt }: AnyAnswer) => ({ headers: { 'If-Match': `"${updatedAt}"` } });
    const { stateField } = shape;
    const ofMoves = Object.entries(shape.moves)
      .filter(([name, { input }]) => input === undefined && may(moves[name] ?? write))
      .map(([key, { to, label }]) => ({
        key,
        label,
        isDangerous: shape.states[to]?.tone === 'danger',
        act: (row: AnyAnswer) =>
          put(movePath(shape, row.id), { [stateField]: to, [`current_${stateField}`]: row[stateField] }, headers(row)),
      }));
    const states = Object.values(shape.states);
    const isRemovable = states.length === 0 || states.some(({ removable }) => removable === true);
    const removal = {
      key: 'remove',
      label: 'Eliminar',
      isDangerous: true,
      act: (row: AnyAnswer) => del(`${shape.path}/${row.id}`, headers(row)),
    };
    return [...ofMoves, ...(isRemovable && may(write) ? [removal] : [])];
  }, [shape, write, moves, held, put, del]);
}
