import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answerEarlyInput, noteEarlyInput, stopNotingInput } from './early-input';

interface Target {
  readonly localName: string;
  readonly type: string;
  readonly form: { getAttribute: (name: string) => string } | null;
  isConnected: boolean;
  value: string;
  readonly options: readonly { readonly value: string; readonly defaultSelected: boolean }[];
  closest: () => Target;
  click: () => void;
  dispatchEvent: (event: Event) => void;
}

type Listener = (event: { target: Target; preventDefault: () => void }) => void;
let listeners: { readonly type: string; readonly listener: Listener }[];
let clicks: string[];

/** What a person does; whether the browser's own answer to it was held back. */
function happen(done: string, target: Target): boolean {
  let isHeld = false;
  for (const { type, listener } of [...listeners])
    if (type === done) listener({ target, preventDefault: () => (isHeld = true) });
  return isHeld;
}
const press = (target: Target): boolean => happen('click', target);

function control(name: string, type: string, method?: string): Target {
  const target: Target = {
    localName: type === 'link' ? 'a' : type === 'list' ? 'select' : 'button',
    type,
    form: method === undefined ? null : { getAttribute: () => method },
    isConnected: true,
    value: '2',
    options: ['1', '2', '3'].map((value) => ({ value, defaultSelected: value === '2' })),
    closest: () => target,
    click: () => clicks.push(`${name}${press(target) ? ' held' : ''}`),
    dispatchEvent: ({ type: told }) => clicks.push(`${name} ${told} ${target.value}`),
  };
  return target;
}

beforeEach(() => {
  vi.useFakeTimers();
  listeners = [];
  clicks = [];
  vi.stubGlobal('window', {});
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('addEventListener', (type: string, listener: Listener) => listeners.push({ type, listener }));
  vi.stubGlobal('removeEventListener', (type: string, listener: Listener) => {
    listeners = listeners.filter((other) => other.type !== type || other.listener !== listener);
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

  test('is not followed meanwhile when it is a link that opens something', () => {
    const menu = control('menu', 'link');
    expect(press(menu)).toBe(true);
    vi.advanceTimersByTime(4_999);
    expect(clicks).toEqual([]);
    answerEarlyInput();
    expect(clicks).toEqual(['menu']);
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

test('what is chosen in a list before the page is alive is told again once it is, before what was pressed after it', () => {
  const [quantity, add] = [control('quantity', 'list'), control('add', 'submit', 'post')];
  happen('change', quantity);
  happen('change', control('search', 'search'));
  press(add);
  happen('change', quantity);
  answerEarlyInput();
  expect(clicks).toEqual(['quantity change 2', 'add']);
});

describe('what was chosen in a list', () => {
  test.each([
    ['stands in it again when it was drawn anew meanwhile', '2', '3'],
    ['gives way to what was chosen since', '1', '1'],
  ])('%s', (_what, meanwhile, told) => {
    const quantity = control('quantity', 'list');
    quantity.value = '3';
    happen('change', quantity);
    quantity.value = meanwhile;
    answerEarlyInput();
    expect(clicks).toEqual([`quantity change ${told}`]);
  });
});
