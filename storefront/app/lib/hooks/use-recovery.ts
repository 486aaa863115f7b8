import { useEffect } from 'react';

const SECOND_MS = 1_000;
const waitsMs = [5 * SECOND_MS, 10 * SECOND_MS, 20 * SECOND_MS] as const;

/** How long to wait before the next question: sooner at first, then every half minute. */
export const waitMs = (asked: number): number => waitsMs[asked] ?? 30 * SECOND_MS;

const answersNow = (): Promise<boolean> =>
  fetch(window.location.href, { headers: { Accept: 'text/html' } }).then(
    ({ ok }) => ok,
    () => false,
  );

/** Where a page could not be had: asks for it until it answers, then loads it anew. Nobody asks in a hidden tab. */
export function useRecovery(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const ask = async (asked: number) => {
      if (!document.hidden && (await answersNow())) window.location.reload();
      else wait(asked + 1);
    };
    const wait = (asked: number) => (timer = setTimeout(() => void ask(asked), waitMs(asked)));
    wait(0);
    return () => clearTimeout(timer);
  }, [isNeeded]);
}
