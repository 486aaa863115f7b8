import { useNotification } from '@strapi/strapi/admin';
import { useEffect, useMemo } from 'react';

/** Returns `done` and `failed`, which show a success or error toast; the panel adds the toast's title (spec catalogue 8). */
export function useToast() {
  const { toggleNotification } = useNotification();
  return useMemo(
    () => ({
      done: (message: string) => toggleNotification({ type: 'success', message }),
      failed: (message: string) => toggleNotification({ type: 'danger', message }),
    }),
    [toggleNotification],
  );
}

/** Shows an error toast when `hasFailed` becomes true; retrying is left to the page. */
export function useFailedLoad(hasFailed: boolean, message: string): void {
  const { failed } = useToast();
  useEffect(() => {
    if (hasFailed) failed(message);
  }, [hasFailed, message, failed]);
}
