import fc from 'fast-check';
import { expect, test } from 'vitest';
import { whatTrainingLacks, whyNotPublished } from './published.rules';

const whole = {
  category_id: 1,
  modality: 'online',
  url: 'https://universidad.test',
  place: null,
  description: 'De qué trata',
  brands: [{ brand_id: 1 }],
} as const;

test('a whole course lacks nothing; one in a classroom needs a place and no address', () => {
  expect(whatTrainingLacks(whole)).toEqual([]);
  expect(whatTrainingLacks({ ...whole, modality: 'onsite', url: null, place: 'Aula 2' })).toEqual([]);
  expect(whatTrainingLacks({ ...whole, modality: 'onsite' })).toEqual([
    { code: 'training_without_place', field: 'place' },
  ]);
});

test('whatever lacks is told all at once, each on its own field, and as reasons under one name', () => {
  const some = <T>(value: T) => fc.constantFrom(value, null);
  fc.assert(
    fc.property(
      fc.record({
        category_id: some(1),
        modality: fc.constantFrom('online', 'onsite'),
        url: some('https://universidad.test'),
        place: some('Aula 2'),
        description: some('De qué trata'),
        brands: fc.constantFrom([], [{}]),
      }),
      (course) => {
        const lacks = whatTrainingLacks(course);
        const fields = lacks.map(({ field }) => field);
        expect(fields).toEqual([...new Set(fields)]);
        expect(fields.includes('category_id')).toBe(course.category_id === null);
        expect(fields.includes('brand_ids')).toBe(course.brands.length === 0);
        expect(fields.includes('description')).toBe(course.description === null);
        expect(fields.includes('url')).toBe(course.modality === 'online' && course.url === null);
        expect(fields.includes('place')).toBe(course.modality === 'onsite' && course.place === null);
        expect(whyNotPublished(course)).toEqual(lacks.map(({ code }) => ({ code, field: 'trainings_status' })));
      },
    ),
  );
});
