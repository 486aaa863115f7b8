import { expect, test } from 'vitest';
import { publicIdOf } from './public-id';

test.each([
  [{ id: 7 }, [], 7],
  [{ id: '7', locale: 'es' }, [{ id: 8, locale: 'en' }], 7],
  [{ id: 8, locale: 'en' }, [{ id: '7', locale: 'es' }], 7],
  [{ id: 8, locale: 'en' }, [], null],
  [undefined, [], null],
])('%j beside %j is known as %j', (document, others, id) => expect(publicIdOf(document, others)).toBe(id));

test('a language that is yet to be written is known as the Spanish row beside it', () => {
  expect(publicIdOf({}, [{ id: 7, locale: 'es' }])).toBe(7);
  expect(publicIdOf({}, [])).toBeNull();
});
