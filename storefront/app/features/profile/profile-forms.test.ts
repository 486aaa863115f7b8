import { expect, test } from 'vitest';
import { rowsOf } from './profile-forms';

test('rows of a form come in their order, empty ones are left out, foreign fields ignored', () => {
  const form = new FormData();
  for (const [name, value] of [
    ['number.2', ' 55 1234 5678 '],
    ['type.2', '1'],
    ['number.0', '8112345678'],
    ['type.0', '2'],
    ['number.1', ''],
    ['type.1', ''],
    ['other.3', 'x'],
    ['number.x', 'y'],
  ] as const)
    form.append(name, value);
  expect(rowsOf(form, ['type', 'number'])).toEqual([
    { type: '2', number: '8112345678' },
    { type: '1', number: '55 1234 5678' },
  ]);
});
