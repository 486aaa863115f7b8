import { expect, test } from 'vitest';
import { nextHint, NOTHING_TYPED, typedText, type TypedHint } from './typed-hint';

const hints = ['NVR', 'UPS'];

/** Everything the box shows over so many steps, with the milliseconds waited before each. */
function played(steps: number): [string, number][] {
  const shown: [string, number][] = [];
  let position: TypedHint = NOTHING_TYPED;
  for (let step = 0; step < steps; step++) {
    const { next, afterMs } = nextHint(position, hints);
    shown.push([typedText(next, hints), afterMs]);
    position = next;
  }
  return shown;
}

test('sample searches are typed one after another: 100 ms a character, 2,000 ms between two, and round again [SF-SEARCH-005, SF-SEARCH-024]', () => {
  expect(played(9)).toEqual([
    ['N', 100],
    ['NV', 100],
    ['NVR', 100],
    ['', 2000],
    ['U', 100],
    ['UP', 100],
    ['UPS', 100],
    ['', 2000],
    ['N', 100],
  ]);
});
