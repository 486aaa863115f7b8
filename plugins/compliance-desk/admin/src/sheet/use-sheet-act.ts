import { useMutation, type Failure } from '@mayorista/kernel/panel';
import { useCallback } from 'react';
import { announceSheet } from './sheet-changes';

/** Does something to a product's compliance, as `useMutation` does, and waits until this screen shows what came of it. */
export function useSheetAct() {
  const act = useMutation();
  return useCallback(
    async <T>(
      productId: number,
      asked: () => Promise<T>,
      done: string | ((answer: T) => string),
    ): Promise<Failure | null> => {
      const failure = await act(asked, done);
      await announceSheet(productId);
      return failure;
    },
    [act],
  );
}
