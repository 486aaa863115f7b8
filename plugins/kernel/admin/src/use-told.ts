import { useCallback } from 'react';
import type { Failure } from './failure';
import { useAct } from './use-act';
import { useTell } from './use-tell';

/** As `useAct`; what was refused is told in a toast too, for what is done outside a form that would show it. */
export function useToldAct(): (...asked: Parameters<ReturnType<typeof useAct>>) => Promise<Failure | null> {
  const act = useAct();
  const { failed } = useTell();
  return useCallback(
    async (asked, done) => {
      const failure = await act(asked, done);
      if (failure !== null) failed(failure.text);
      return failure;
    },
    [act, failed],
  );
}
