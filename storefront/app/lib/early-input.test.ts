import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answerEarlyInput, noteEarlyInput, stopNotingInput } from './early-input';

interface Target {
  readonly type: string;
  readonly form: { getAttribute: (name: string) => string } | null;
  isConnected: boolean;
  closest: () => Target;
  click: () => void;
}

let listeners: ((event: { target: Target; preventDefault: () => void }) => void)[];
let clicks: string[];

/** A person's press; whether the browser's own answer to it was held back. */
function press(target: Target): boolean {
  let isHeld = false;
  for (const listener of [...listeners]) listener({ target, preventDefault: () => (isHeld = true) });
  return isHeld;
}

function control(name: string, type: string, method?: string): Target {
  const target: Target = {
    type,
    form: method === undefined ? null : { getAttribute: () => method },
    isConnected: true,
    closest: () => target,
    click: () => clicks.push(`${name}${press(target) ? ' held' : ''}`),
  };
  return target;
}

beforeEach(() => {
  vi.useFakeTimers();
  listeners = [];
  clicks = [];
  vi.stubGlobal('window', {});
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('addEventListener', (_type: string, listener: never) => listeners.push(listener));
  vi.stubGlobal('removeEventListener', (_type: string, listener: never) => {
    listeners = listeners.filter((other) => other !== listener);
  });
  new Function(noteEarlyInput)();
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('what is clicked before the page is alive', () => {
  test('is clicked again once it is, in the order of the first presses, each once', () => {
    const [menu, heart, gone] = [
      control('menu', 'button'),
      control('heart', 'submit', 'post'),
      control('gone', 'button'),
    ];
    for (const target of [menu, heart, gone, menu, heart]) press(target);
    gone.isConnected = false;
    stopNotingInput();
    expect(clicks).toEqual([]);
    answerEarlyInput();
    expect(clicks).toEqual(['menu', 'heart']);
  });

  test('is not sent by the browser meanwhile when it is a form that changes something', () => {
    expect(press(control('heart', 'submit', 'post'))).toBe(true);
    expect(press(control('menu', 'button'))).toBe(false);
  });

  test('is left to the browser when it is a form that only asks', () => {
    expect(press(control('search', 'submit', 'get'))).toBe(false);
    answerEarlyInput();
    expect(clicks).toEqual([]);
  });

  test('is sent by the browser itself when the page does not come alive in time', () => {
    press(control('heart', 'submit', 'post'));
    vi.advanceTimersByTime(4_999);
    expect(clicks).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(clicks).toEqual(['heart']);
    answerEarlyInput();
    expect(clicks).toEqual(['heart']);
  });

  test('is not sent a second time once the page listens', () => {
    press(control('heart', 'submit', 'post'));
    stopNotingInput();
    vi.advanceTimersByTime(10_000);
    expect(clicks).toEqual([]);
    answerEarlyInput();
    expect(clicks).toEqual(['heart']);
  });
});
