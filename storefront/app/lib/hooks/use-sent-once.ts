import type { FetcherWithComponents } from '@remix-run/react';
import { useEffect, useRef, type FormEvent } from 'react';

/**
 * Keeps a form from being sent again while it is under way. Its button stays enabled, told by `aria-disabled`: a disabled one
 * would lose the focus of the keyboard.
 */
export function useSentOnce({ state, data }: Pick<FetcherWithComponents<unknown>, 'state' | 'data'>) {
  // The state alone comes too late for a double click.
  const isUnderWay = useRef(false);
  useEffect(() => {
    isUnderWay.current = state === 'submitting';
  }, [state, data]);
  return (event: FormEvent): void => {
    if (isUnderWay.current) event.preventDefault();
    isUnderWay.current = true;
  };
}
