import { useNotification } from '@strapi/strapi/admin';
import { useEffect, useMemo } from 'react';

/** Says in a toast that something was done, or that it failed; the panel puts its title above (spec catalogue 8). */
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

/** Says once that something could not be read; the page itself offers to try again. */
export function useFailedLoad(hasFailed: boolean, message: string): void {
  const { failed } = useToast();
  useEffect(() => {
    if (hasFailed) failed(message);
  }, [hasFailed, message, failed]);
}
