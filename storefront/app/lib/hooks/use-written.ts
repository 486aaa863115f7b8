import { useEffect, useState } from 'react';
import { answerEarlyInput } from '../early-input';

/** Whether the page on screen is still the one that the server wrote. */
let isFirstPage = true;

/** Told once, by the page's frame: what is mounted from now on, the browser builds itself. */
export function usePageAlive(): void {
  useEffect(() => {
    isFirstPage = false;
    // Once it is drawn: what a component learns only in the browser (that a form is checked here, not by the browser) comes first.
    requestAnimationFrame(() => setTimeout(answerEarlyInput));
  }, []);
}

/** Whether the HTML of this component stands in the page as the server wrote it; false on the server, which has to write it. */
export function useWritten(): boolean {
  const [isWritten] = useState(() => typeof document !== 'undefined' && isFirstPage);
  return isWritten;
}
