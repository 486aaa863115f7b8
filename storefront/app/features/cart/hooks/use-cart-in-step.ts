import { useRevalidator } from '@remix-run/react';
import { useEffect, useRef } from 'react';

const channelName = 'mayorista-cart';

/**
 * Keeps the carts of several tabs in step: each tells the others its version, and asks anew when it hears of another one. What another
 * device changed is asked for when somebody comes back to the page.
 */
export function useCartInStep(version: number): void {
  const { revalidate } = useRevalidator();
  const known = useRef(version);
  known.current = version;

  useEffect(() => {
    const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(channelName);
    const hear = ({ data }: MessageEvent<unknown>) => {
      if (data !== known.current) revalidate();
    };
    const comeBack = () => {
      if (document.visibilityState === 'visible') revalidate();
    };
    channel?.addEventListener('message', hear);
    document.addEventListener('visibilitychange', comeBack);
    return () => {
      channel?.close();
      document.removeEventListener('visibilitychange', comeBack);
    };
  }, [revalidate]);

  const isFirst = useRef(true);
  useEffect(() => {
    // What a page begins with is no news.
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    if (typeof BroadcastChannel === 'undefined') return;
    const channel = new BroadcastChannel(channelName);
    channel.postMessage(version);
    channel.close();
  }, [version]);
}
