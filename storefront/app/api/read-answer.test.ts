import { expect, test } from 'vitest';
import { answerReader } from './read-answer.server';

const listing = (name: string): string =>
  JSON.stringify({ data: Array.from({ length: 300 }, (_, id) => ({ id, name, discounts: [{ percentage: '29' }] })) });

test('a long answer is read once for all who get the same text', () => {
  const read = answerReader();
  const first = read(listing('Cámara'));
  expect(first).toEqual(JSON.parse(listing('Cámara')));
  expect(read(listing('Cámara'))).toBe(first);
  expect(read(listing('Domo'))).not.toBe(first);
});

test('nobody can change in it what another is given', () => {
  const { data } = answerReader()(listing('Cámara')) as { data: { discounts: { percentage: string }[] }[] };
  expect(() => data.pop()).toThrow(TypeError);
  expect(() => Object.assign(data[0]?.discounts[0] ?? {}, { percentage: '90' })).toThrow(TypeError);
});

test('a short answer is everybody’s own', () => {
  const read = answerReader();
  expect(read('{"data":[]}')).not.toBe(read('{"data":[]}'));
});

test('what is no JSON is nothing, however long', () => {
  const read = answerReader();
  expect(read('<h1>Bad gateway</h1>')).toBeNull();
  expect(read(`<h1>${'Bad gateway'.repeat(2_000)}</h1>`)).toBeNull();
});

test('no more is kept than there is room for', () => {
  const read = answerReader(listing('Cámara').length + 10);
  const first = read(listing('Cámara'));
  read(listing('Modelo'));
  expect(read(listing('Cámara'))).not.toBe(first);
});
