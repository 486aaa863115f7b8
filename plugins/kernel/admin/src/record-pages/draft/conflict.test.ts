import { expect, test } from 'vitest';
import { order } from '../testing';
import { conflictsOf, mergedDraft, withTheirs } from './conflict';
import { draftOf, type Draft } from './draft';

const line = { id: 1, maker: { id: 3, name: 'Vikron' }, pieces: 2, cost: '3.50', kind: 'new', urgent: false };
const answer = { id: 9, maker: { id: 3, name: 'Vikron' }, due: '2026-05-03', note: 'a', weight: 7, costs: [line] };
const typedInto = (draft: Draft, values: Draft['values']): Draft => ({
  ...draft,
  values: { ...draft.values, ...values },
});

const before = draftOf(order, answer);
const typed = typedInto(before, { note: 'mía', weight: '8' });
const theirs = draftOf(order, { ...answer, note: 'suya', due: '2026-06-01', costs: [{ ...line, cost: '4.00' }] });

test('whoever saves second keeps what they typed over what the other person left', () => {
  const { values, lines } = mergedDraft(order, { before, typed, theirs });
  expect(values).toMatchObject({ note: 'mía', weight: '8', due: '2026-06-01' });
  expect(lines.costs![0]!.values.cost).toBe('4.00');
});

test('they are told what the other person changed, with what they typed into the same field', () => {
  const conflicts = conflictsOf({ before, typed, theirs });
  expect(conflicts.map(({ name }) => name)).toEqual(['note', 'due', 'costs']);
  expect(conflicts[0]).toEqual({ name: 'note', theirs: 'suya', mine: 'mía' });
  expect(conflicts[1]).toEqual({ name: 'due', theirs: '2026-06-01' });
});

test('lines typed meanwhile are kept as they were typed, and told to be contested', () => {
  const [first] = before.lines.costs!;
  const mine = { ...before, lines: { costs: [{ ...first!, values: { ...first!.values, pieces: '9' } }] } };
  const versions = { before, typed: mine, theirs };
  expect(mergedDraft(order, versions).lines.costs![0]!.values).toMatchObject({ pieces: '9', cost: '3.50' });
  const conflicts = conflictsOf(versions);
  expect(conflicts.find(({ name }) => name === 'costs')).toHaveProperty('mine');
  const taken = withTheirs(order, mergedDraft(order, versions), conflicts);
  expect(taken.lines.costs![0]!.values).toMatchObject({ pieces: '2', cost: '4.00' });
});
