import { useCallback, useState } from 'react';
import { toFailure } from '../reading/failure';
import { useToast } from './use-tell';

/** Returns `during`, which runs a call and passes on its result or error, `attempt`, which shows the error in a toast instead, and `isBusy`, true while either runs. */
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
