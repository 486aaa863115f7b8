import { useCallback, useEffect, useState } from 'react';
import { useStore } from '../../../lib/hooks/use-store';
import { currentSubscription, isPushSupported, subscribeHere, unsubscribeHere } from '../push-browser';
import { sendNoticeForm } from '../send-notice-form';

/** unknown: not yet looked; blocked: the person refused notices of this site in the browser. */
export type PushState = 'unknown' | 'unsupported' | 'blocked' | 'off' | 'on' | 'working' | 'failed';

async function look(): Promise<PushState> {
  if (!isPushSupported()) return 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  return (await currentSubscription()) === null ? 'off' : 'on';
}

/** Whether this browser tells the person of notices while the store is closed, and how to change it. */
export function usePush() {
  const { csrf } = useStore();
  const [state, setState] = useState<PushState>('unknown');
  useEffect(() => {
    look().then(setState, () => setState('unsupported'));
  }, []);

  const start = useCallback(async () => {
    setState('working');
    try {
      if ((await Notification.requestPermission()) !== 'granted') return setState(await look());
      const provider_id = await subscribeHere();
      setState((await sendNoticeForm('subscribe', csrf, { provider_id })) ? 'on' : 'failed');
    } catch {
      // No push service reached: some browsers have none, and some networks close it off.
      setState('failed');
    }
  }, [csrf]);

  const stop = useCallback(async () => {
    setState('working');
    const provider_id = await unsubscribeHere();
    if (provider_id !== null) await sendNoticeForm('unsubscribe', csrf, { provider_id });
    setState('off');
  }, [csrf]);

  return { state, start, stop };
}
