import { RESERVED_SLUGS } from '@mayorista/config/constants';
import { expect, test } from 'vitest';
import routes from './routes';

test('no landing may take the address of one of the store’s own pages', () => {
  const own = routes
    .flatMap(({ path }) => path?.split('/')[0] ?? [])
    .filter((part) => part !== '*' && !part.startsWith(':'));
  expect(own.length).toBeGreaterThan(10);
  expect(own.filter((part) => !(RESERVED_SLUGS as readonly string[]).includes(part))).toEqual([]);
});
