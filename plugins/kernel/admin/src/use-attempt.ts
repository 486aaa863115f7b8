import { useCallback, useState } from 'react';
import { failureOf } from './failure';
import { useTell } from './use-tell';

/** One thing at a time: `isBusy` while `during` or `attempt` waits for what it was given; `attempt` tells a failure and answers whether it was done. */
export function useAttempt() {
  const { failed } = useTell();
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
    async (act: () => Promise<unknown>): Promise<boolean> => {
      try {
        await during(act);
        return true;
      } catch (error) {
        failed(failureOf(error).text);
        return false;
      }
    },
    [during, failed],
  );

  return { isBusy, during, attempt };
}
