import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { onNotification, type Notification } from '../../lib/hooks/notifications';

const Toasts = lazy(() => import('./Toasts'));

/** Waits for the first notice before it loads the toasts. */
export function ToastHost() {
  const waiting = useRef<Notification[]>([]);
  const [isNeeded, setNeeded] = useState(false);

  useEffect(() => {
    if (isNeeded) return undefined;
    return onNotification((notification) => {
      waiting.current.push(notification);
      setNeeded(true);
    });
  }, [isNeeded]);

  const takeWaiting = useCallback(() => waiting.current.splice(0), []);
  if (!isNeeded) return null;
  return (
    <Suspense>
      <Toasts takeWaiting={takeWaiting} />
    </Suspense>
  );
}
