import { useMutation } from '@mayorista/kernel/panel';
import { useCallback } from 'react';
import { announceSheet } from './sheet-changes';

/** Does something to a product's compliance, as `useMutation` does, and waits until this screen shows what came of it. */
export function useSheetAct() {
  const act = useMutation();
  return useCallback(
    async (productId: number, ...asked: Parameters<typeof act>) => {
      const failure = await act(...asked);
      await announceSheet(productId);
      return failure;
    },
    [act],
  );
}
