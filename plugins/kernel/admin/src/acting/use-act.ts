import { useNotification } from '@strapi/strapi/admin';
import { useCallback } from 'react';
import { toFailure, type Failure } from '../reading/failure';

/** Runs a call and says what came of it: a text, or one built from the answer. */
export type Mutate = <T>(act: () => Promise<T>, done: string | ((answer: T) => string)) => Promise<Failure | null>;

/** Returns a function that runs a call and shows `done` (a text, or built from the answer) in a toast. Resolves with null, or with the Failure, which the caller must show. */
export function useMutation(): Mutate {
  const { toggleNotification } = useNotification();
  return useCallback<Mutate>(
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
