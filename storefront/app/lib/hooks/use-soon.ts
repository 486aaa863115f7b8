import { useEffect, useRef } from 'react';

interface Soon {
  /** Acts after the pause, once: whoever goes on meanwhile begins it anew. */
  readonly soon: (act: () => void) => void;
  readonly cancel: () => void;
}

/** Waits for a pause of whoever writes, in milliseconds. What still waits when the page is left is not done. */
export function useSoon(pauseMs: number): Soon {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const cancel = (): void => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    soon: (act) => {
      cancel();
      timer.current = setTimeout(act, pauseMs);
    },
    cancel,
  };
}
