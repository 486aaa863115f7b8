import { expect, test } from 'vitest';
import { sizeOf } from './picture-files';

test.each([
  ['0 0 800 800', [800, 800]],
  ['0 0 1600 560', [1600, 560]],
  ['0 0 480 160', [800, 267]],
  ['0 0 48 48', [800, 800]],
])('a drawing of %s is %j pixels: its own proportions, never small', (viewBox, size) => {
  expect(Object.values(sizeOf(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"></svg>`))).toEqual(size);
});

test('a drawing without proportions is refused', () => {
  expect(() => sizeOf('<svg></svg>')).toThrow(/viewBox/);
});
