import { expect, test } from 'vitest';
import { loginAddress } from './login-address';

test('whoever logs in comes back to where they stood', () => {
  expect(loginAddress({ pathname: '/products', search: '?page=2' })).toBe('/login?redirectTo=%2Fproducts%3Fpage%3D2');
  expect(loginAddress({ pathname: '/', search: '?a=1' })).toBe('/login');
  expect(loginAddress({ pathname: '/login', search: '?redirectTo=%2Fcarts' })).toBe('/login?redirectTo=%2Fcarts');
});
