import { expect, test } from 'vitest';
import { formatBytes } from './bytes';

test('a size is told in the unit it is read in', () => {
  expect(formatBytes(120, 'es-MX')).toBe('1 KB');
  expect(formatBytes(345_600, 'es-MX')).toBe('338 KB');
  expect(formatBytes(1_300_000, 'es-MX')).toBe('1.2 MB');
});
