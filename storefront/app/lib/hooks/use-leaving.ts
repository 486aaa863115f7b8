import { useLocation } from '@remix-run/react';
import { useChange } from './use-change';

/** Runs when another page is shown, not when the component comes: the tap that brought the page alive has been answered by then. */
export const useLeaving = (leave: () => void): void => useChange(useLocation().key, leave);
