import { expect, test } from 'vitest';
import { publicIdOf } from './public-id';

test.each([
  [{ id: 7 }, [], 7],
  [{ id: '7', locale: 'es' }, [{ id: 8, locale: 'en' }], 7],
  [{ id: 8, locale: 'en' }, [{ id: '7', locale: 'es' }], 7],
  [{ id: 8, locale: 'en' }, [], 8],
])('%j beside %j is known as %i', (document, others, id) => expect(publicIdOf(document, others)).toBe(id));
