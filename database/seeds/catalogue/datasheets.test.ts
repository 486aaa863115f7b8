import { describe, expect, it } from 'vitest';
import { categories, datasheets, products } from '../index';

const unique = (values: string[]): void => expect(new Set(values).size).toBe(values.length);

describe('datasheets', () => {
  it('belong to categories that exist, one each', () => {
    const given = datasheets.flatMap((sheet) => sheet.categories);
    unique(given);
    const keys = new Set(categories.map(({ key }) => key));
    expect(given.filter((key) => !keys.has(key))).toEqual([]);
  });

  it('ask nothing that no product of theirs answers', () => {
    for (const sheet of datasheets) {
      const theirs = products.filter(({ category }) => sheet.categories.includes(category));
      const fields = sheet.groups.flatMap((group) => group.fields);
      unique(fields.map(({ name }) => name.es));
      const unanswered = fields.filter(
        ({ read }) => !theirs.some(({ name, description }) => read(`${name.es}. ${description.es}`) !== null),
      );
      expect(
        unanswered.map(({ name }) => name.es),
        sheet.name.es,
      ).toEqual([]);
    }
  });
});
