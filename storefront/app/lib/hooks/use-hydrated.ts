import { useSyncExternalStore } from 'react';

const nothing = () => () => undefined;

/** False on the server and while hydrating, true afterwards. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    nothing,
    () => true,
    () => false,
  );
}
