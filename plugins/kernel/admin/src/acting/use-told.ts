import { useCallback } from 'react';
import { useMutation, type Mutate } from './use-act';
import { useToast } from './use-tell';

/** Returns a function like that of `useMutation` which shows a failure in a toast too: for calls outside a form that would show it. */
export function useMutationWithToast(): Mutate {
  const act = useMutation();
  const { failed } = useToast();
  return useCallback<Mutate>(
    async (asked, done) => {
      const failure = await act(asked, done);
      if (failure !== null) failed(failure.text);
      return failure;
    },
    [act, failed],
  );
}
