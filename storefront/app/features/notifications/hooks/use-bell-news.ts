import { useEffect } from 'react';

/** A page that was away for so long asks again when somebody comes back to it. */
const STALE_MS = 60_000;

/** Asks again when this browser was told of a notice, and when somebody comes back to the page after a while. */
export function useBellNews(ask: () => void): void {
  useEffect(() => {
    let askedAt = Date.now();
    const again = () => {
      askedAt = Date.now();
      ask();
    };
    const comeBack = () => {
      if (document.visibilityState === 'visible' && Date.now() - askedAt > STALE_MS) again();
    };
    const told = (event: MessageEvent) => {
      if ((event.data as { type?: unknown } | null)?.type === 'push-notification') again();
    };
    document.addEventListener('visibilitychange', comeBack);
    navigator.serviceWorker?.addEventListener('message', told);
    return () => {
      document.removeEventListener('visibilitychange', comeBack);
      navigator.serviceWorker?.removeEventListener('message', told);
    };
  }, [ask]);
}
