import { describe, expect, it } from 'vitest';
import { categories, datasheets, products, valueLists } from '../index';

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

  it('choose from lists that hold whatever the products say', () => {
    unique(valueLists.map(({ key }) => key));
    for (const { categories: theirs, groups } of datasheets) {
      const texts = products
        .filter(({ category }) => theirs.includes(category))
        .map(({ name, description }) => `${name.es}. ${description.es}`);
      for (const { name, list, read } of groups.flatMap(({ fields }) => fields)) {
        if (list === undefined) continue;
        const options = valueLists.find(({ key }) => key === list)?.options.map(({ es }) => es) ?? [];
        const others = texts.flatMap((text) => read(text) ?? []).filter((value) => !options.includes(value));
        expect(others, name.es).toEqual([]);
      }
    }
  });
});
