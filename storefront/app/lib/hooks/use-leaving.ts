import { useLocation } from '@remix-run/react';
import { useEffect, useRef } from 'react';

/** Runs when another page is shown, not when the component comes: the tap that brought the page alive has been answered by then. */
export function useLeaving(leave: () => void): void {
  const { key } = useLocation();
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    leave();
  });
}
