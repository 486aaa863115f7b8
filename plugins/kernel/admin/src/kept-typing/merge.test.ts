import { expect, test } from 'vitest';
import { conflictsOf, isOfAnother, merged } from './merge';

const before = { name: 'Cámara', barcode: null, guarantee: 12, updatedAt: '1', brand: { connect: [] } };
const typed = { ...before, name: 'Cámara domo', barcode: '750', brand: { connect: [{ id: 3 }] } };
const theirs = { ...before, name: 'Cámara bala', guarantee: 48, updatedAt: '2' };

test('whoever saves second keeps what they typed, over what the other person left', () =>
  expect(merged({ before, typed, theirs })).toEqual({
    name: 'Cámara domo',
    barcode: '750',
    guarantee: 48,
    updatedAt: '2',
    brand: { connect: [{ id: 3 }] },
  }));

test('they are told what the other person changed, with what they typed into the same field', () =>
  expect(conflictsOf({ before, typed, theirs })).toEqual([
    { name: 'name', theirs: 'Cámara bala', mine: 'Cámara domo' },
    { name: 'guarantee', theirs: 48 },
  ]));

test('who typed the same as the other person has nothing to decide', () => {
  const both = { ...theirs, name: 'Cámara domo' };
  expect(conflictsOf({ before, typed, theirs: both })[0]).toEqual({ name: 'name', theirs: 'Cámara domo' });
});

test('what was typed, which the panel takes for stored while it saves, is nobody else’s', () => {
  expect(isOfAnother({ before, typed, theirs: { ...typed, updatedAt: '2' } })).toBe(false);
  expect(isOfAnother({ before, typed, theirs })).toBe(true);
});
