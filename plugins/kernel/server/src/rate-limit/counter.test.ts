import { expect, test } from 'vitest';
import { memoryCounter } from './counter';

const at = (moment: { now: number }, mostKeys = 10) => memoryCounter(mostKeys, () => moment.now);

test('counts within a window, each key by itself, and begins anew after it', async () => {
  const moment = { now: 1_000 };
  const counter = at(moment);
  expect(await counter.add('a', 1_000)).toEqual({ count: 1, endsInMs: 1_000 });
  moment.now = 1_400;
  expect(await counter.add('a', 1_000)).toEqual({ count: 2, endsInMs: 600 });
  expect(await counter.add('b', 1_000)).toEqual({ count: 1, endsInMs: 1_000 });
  moment.now = 2_001;
  expect(await counter.add('a', 1_000)).toEqual({ count: 1, endsInMs: 1_000 });
});

test('what is taken back does not count', async () => {
  const counter = at({ now: 1_000 });
  await counter.add('a', 1_000);
  await counter.undo('a');
  await counter.undo('a');
  expect((await counter.add('a', 1_000)).count).toBe(1);
});

test('any number of keys stays within bounds; windows that ended go first', async () => {
  const moment = { now: 1_000 };
  const counter = at(moment, 3);
  await counter.add('old', 10);
  moment.now = 1_020;
  await counter.add('kept', 1_000);
  await counter.add('other', 1_000);
  await counter.add('new', 1_000);
  expect((await counter.add('kept', 1_000)).count).toBe(2);
  for (let n = 0; n < 100; n += 1) await counter.add(`flood-${n}`, 1_000);
  expect((await counter.add('kept', 1_000)).count, 'what was counted in longest ago gave way').toBe(1);
});
