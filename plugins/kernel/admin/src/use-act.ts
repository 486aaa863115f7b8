import { useNotification } from '@strapi/strapi/admin';
import { useCallback } from 'react';
import { toFailure, type Failure } from './failure';

type Said = string | ((answer: unknown) => string);

/** Does something on the platform and says that it was done; answers why not, or null. `done` may read the answer. */
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
