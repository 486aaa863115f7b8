import { expect, test } from 'vitest';
import { categoryChosen } from './category-chosen';

test.each([
  [{ connect: [{ id: 4 }], disconnect: [] }, 4],
  [{ connect: [{ id: 4 }, { id: 9 }] }, 9],
  [{ connect: [], disconnect: [] }, null],
  [undefined, null],
])('the form field %j names the category %j', (field, id) => expect(categoryChosen(field)).toBe(id));
