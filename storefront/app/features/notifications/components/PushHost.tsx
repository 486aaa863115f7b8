import { useEffect } from 'react';
import { useStore } from '../../../lib/hooks/use-store';

/** A browser in which nobody is logged in tells of nobody's orders: what was subscribed there ends. */
export function PushHost() {
  const { person } = useStore();
  const isVisitor = person === null;
  useEffect(() => {
    if (!isVisitor || !('serviceWorker' in navigator)) return;
    void navigator.serviceWorker.getRegistration('/push-worker.js').then(async (registration) => {
      const subscription = await registration?.pushManager.getSubscription();
      await subscription?.unsubscribe();
    });
  }, [isVisitor]);
  return null;
}
