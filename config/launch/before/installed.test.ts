import { expect, test } from 'vitest';
import { isInstalled } from './installed.mjs';

const lock = {
  packages: {
    '': { version: '0.1.0' },
    cms: { version: '0.1.0' },
    'node_modules/cms': { link: true },
    'node_modules/one': { version: '1.0.0' },
    'cms/node_modules/one': { version: '2.0.0' },
    'node_modules/of-another-system': { version: '3.0.0', optional: true },
  },
};
const installed = { 'node_modules/one': { version: '1.0.0' }, 'cms/node_modules/one': { version: '2.0.0' } };

test('what is installed is what the lock file wants, whenever it was copied: same versions at the same places', () => {
  expect(isInstalled(lock, { packages: installed })).toBe(true);
  expect(isInstalled(lock, { packages: { ...installed, 'node_modules/one': { version: '1.0.1' } } })).toBe(false);
  expect(isInstalled(lock, { packages: { 'node_modules/one': { version: '1.0.0' } } })).toBe(false);
  const other = { ...installed, 'node_modules/of-another-system': { version: '2.9.0' } };
  expect(isInstalled(lock, { packages: other })).toBe(false);
});
