import { expect, test } from 'vitest';
import { FairQueue } from './fair-queue';

const limits = { mostOfOne: 3, mostOfStranger: 2, mostOfStrangers: 3, mostOfAll: 6 };
const filled = (...callers: readonly string[]) => {
  const queue = new FairQueue<string>(limits);
  const taken = callers.map((key, at) => queue.add({ key, isStranger: key.startsWith('s') }, `${key}${at}`));
  return { queue, taken };
};
const emptied = (queue: FairQueue<string>, mayRun = (_key: string): boolean => true): string[] => {
  const items: string[] = [];
  for (;;) {
    const next = queue.next(({ key }) => mayRun(key));
    if (next === undefined) return items;
    items.push(next.item);
  }
};

test('callers take turns, each in its own order', () => {
  expect(emptied(filled('a', 'a', 'a', 'b', 'c', 'b').queue)).toEqual(['a0', 'b3', 'c4', 'a1', 'b5', 'a2']);
});

test('who may not run now is passed over and keeps the turn', () => {
  const { queue } = filled('a', 'b');
  expect(emptied(queue, (key) => key !== 'a')).toEqual(['b1']);
  expect(emptied(queue)).toEqual(['a0']);
});

test.each([
  ['one caller', ['a', 'a', 'a', 'a', 'b'], [true, true, true, false, true]],
  ['one address', ['s1', 's1', 's1', 'a'], [true, true, false, true]],
  ['all addresses', ['s1', 's2', 's3', 's4', 'a'], [true, true, true, false, true]],
  ['all', ['a', 'a', 'b', 'b', 'c', 'c', 'd'], [true, true, true, true, true, true, false]],
])('no more wait than may: of %s', (_whom, callers, taken) => expect(filled(...callers).taken).toEqual(taken));

test('what waited is handed back when it is emptied', () => {
  const { queue } = filled('a', 'b', 'a');
  expect(queue.clear()).toEqual(['a0', 'a2', 'b1']);
  expect(emptied(queue)).toEqual([]);
});
