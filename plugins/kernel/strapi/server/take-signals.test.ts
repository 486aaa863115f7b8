import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { takeSignals } from './take-signals';

const signals = ['SIGTERM', 'SIGINT'] as const;
type Listeners = ReturnType<typeof process.rawListeners>;
let kept: (readonly [(typeof signals)[number], Listeners])[] = [];

beforeEach(() => {
  kept = signals.map((signal) => [signal, process.rawListeners(signal)] as const);
});
afterEach(() => {
  for (const [signal, listeners] of kept) {
    process.removeAllListeners(signal);
    for (const listener of listeners) process.on(signal, listener as () => void);
  }
});

test.each(signals)('at %s a process ends in its own order, and Strapi does nothing', async (signal) => {
  const [strapis, stop, fail] = [vi.fn(), vi.fn(() => Promise.reject(new Error('no'))), vi.fn()];
  process.on(signal, strapis);
  takeSignals(stop, fail);
  process.emit(signal, signal);
  await vi.waitFor(() => expect(fail).toHaveBeenCalledOnce());
  expect(stop).toHaveBeenCalledOnce();
  expect(strapis).not.toHaveBeenCalled();
});
