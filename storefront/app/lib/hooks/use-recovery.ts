import { useEffect } from 'react';
import { isKeptAnswer } from './kept-answers';

const SECOND_MS = 1_000;
const waitsMs = [5 * SECOND_MS, 10 * SECOND_MS, 20 * SECOND_MS] as const;

/** How long to wait before the next question: sooner at first, then every half minute. */
export const waitMs = (asked: number): number => waitsMs[asked] ?? 30 * SECOND_MS;

const reload = () => window.location.reload();

/** A kept page is better than none, but no end of the trouble for a page that is a kept one itself. */
const answersNow = (isKeptEnough: boolean): Promise<boolean> =>
  fetch(window.location.href, { headers: { Accept: 'text/html' } }).then(
    (response) => response.ok && (isKeptEnough || !isKeptAnswer(response)),
    () => false,
  );

/**
 * Where a page could not be had, or only the last good one: asks for it until it answers, then loads it anew, or does what
 * it is told. Nobody asks in a hidden tab.
 */
export function useRecovery(isNeeded: boolean, onRecovered: () => void = reload): void {
  useEffect(() => {
    if (!isNeeded) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const ask = async (asked: number) => {
      if (!document.hidden && (await answersNow(onRecovered === reload))) onRecovered();
      else wait(asked + 1);
    };
    const wait = (asked: number) => (timer = setTimeout(() => void ask(asked), waitMs(asked)));
    wait(0);
    return () => clearTimeout(timer);
  }, [isNeeded, onRecovered]);
}
