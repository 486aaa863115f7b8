import { useCallback, useState } from 'react';
import { toFailure } from './failure';
import { useToast } from './use-tell';

/** One thing at a time: `isBusy` while `during` or `attempt` waits for what it was given; `attempt` tells what failed. */
export function useAsyncAction() {
  const { failed } = useToast();
  const [isBusy, setBusy] = useState(false);

  const during = useCallback(async <T>(act: () => Promise<T>): Promise<T> => {
    setBusy(true);
    try {
      return await act();
    } finally {
      setBusy(false);
    }
  }, []);

  const attempt = useCallback(
    async (act: () => Promise<unknown>): Promise<void> => {
      try {
        await during(act);
      } catch (error) {
        failed(toFailure(error).text);
      }
    },
    [during, failed],
  );

  return { isBusy, during, attempt };
}
