import { expect, test } from 'vitest';
import { pathId } from './path-id';

test('the id of a path is a whole number', () => {
  expect(pathId('1001')).toBe(1001);
});

test.each(['abc', '0', '-1', '1.5', '1e3', '', undefined, '99999999999999999999'])(
  '%s is a page that does not exist',
  (segment) => {
    expect(() => pathId(segment)).toThrow(Response);
  },
);
