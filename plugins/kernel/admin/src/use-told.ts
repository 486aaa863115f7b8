import { useCallback } from 'react';
import type { Failure } from './failure';
import { useMutation } from './use-act';
import { useToast } from './use-tell';

/** As `useMutation`; what was refused is told in a toast too, for what is done outside a form that would show it. */
export function useMutationWithToast(): (
  ...asked: Parameters<ReturnType<typeof useMutation>>
) => Promise<Failure | null> {
  const act = useMutation();
  const { failed } = useToast();
  return useCallback(
    async (asked, done) => {
      const failure = await act(asked, done);
      if (failure !== null) failed(failure.text);
      return failure;
    },
    [act, failed],
  );
}
