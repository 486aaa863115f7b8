import { useNotification } from '@strapi/strapi/admin';
import { useCallback } from 'react';
import { toFailure, type Failure } from './failure';

type Said = string | ((answer: unknown) => string);

/** Returns a function that runs a call and shows `done` (a text, or built from the answer) in a toast. Resolves with null, or with the Failure, which the caller must show. */
export function useMutation(): (act: () => Promise<unknown>, done: Said) => Promise<Failure | null> {
  const { toggleNotification } = useNotification();
  return useCallback(
    async (act, done) => {
      try {
        const answer = await act();
        toggleNotification({ type: 'success', message: typeof done === 'string' ? done : done(answer) });
        return null;
      } catch (error) {
        return toFailure(error);
      }
    },
    [toggleNotification],
  );
}
