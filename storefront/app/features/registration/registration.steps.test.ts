import { expect, test } from 'vitest';
import { lacks, stepAfter, stepOf } from './registration.steps';

test('a step of the address is one of ours, or the first', () => {
  expect([stepOf('fiscal'), stepOf('otra'), stepOf(null)]).toEqual(['fiscal', 'registry', 'registry']);
  expect([stepAfter('registry'), stepAfter('documents')]).toEqual(['fiscal', null]);
});

test('what is missing is told by the step it belongs to', () => {
  expect(lacks('fiscal', ['fiscal.rfc', 'documents'])).toBe(true);
  expect(lacks('reference', ['fiscal.rfc'])).toBe(false);
});
