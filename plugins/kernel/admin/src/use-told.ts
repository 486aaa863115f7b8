import { useNotification } from '@strapi/strapi/admin';
import { useCallback, useEffect } from 'react';
import type { Failure } from './failure';
import { useAct } from './use-act';

/** As `useAct`; what was refused is told in a notification too (the panel titles those 'Error', spec catalogue 8). */
export function useToldAct(): (...asked: Parameters<ReturnType<typeof useAct>>) => Promise<Failure | null> {
  const act = useAct();
  const { toggleNotification } = useNotification();
  return useCallback(
    async (asked, done) => {
      const failure = await act(asked, done);
      if (failure !== null) toggleNotification({ type: 'danger', message: failure.text });
      return failure;
    },
    [act, toggleNotification],
  );
}

/** Tells in a notification that something could not be read. */
export function useLoadError(hasFailed: boolean, message: string): void {
  const { toggleNotification } = useNotification();
  useEffect(() => {
    if (hasFailed) toggleNotification({ type: 'danger', message });
  }, [hasFailed, message, toggleNotification]);
}
