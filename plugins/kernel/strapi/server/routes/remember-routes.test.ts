import { describe, expect, test } from 'vitest';
import { rememberRoutes, type Matcher } from './remember-routes';

interface Layer {
  readonly path: string;
  readonly method: string;
}

/** A router of plain paths, which says how often it looked. */
function routerOf(...stack: Layer[]): Matcher & { stack: Layer[]; looked: number } {
  const router = {
    stack,
    looked: 0,
    match(path: string, method: string) {
      router.looked += 1;
      const onPath = router.stack.filter((layer) => layer.path === path);
      const pathAndMethod = onPath.filter((layer) => layer.method === method);
      return { path: onPath as unknown[], pathAndMethod: pathAndMethod as unknown[], route: pathAndMethod.length > 0 };
    },
  };
  rememberRoutes(router);
  return router;
}

const brands: Layer = { path: '/api/brands', method: 'GET' };

describe('the routes of an address', () => {
  test('are looked for once, for each method', () => {
    const router = routerOf(brands);
    for (let time = 0; time < 2; time += 1) {
      expect(router.match('/api/brands', 'GET')).toEqual({ path: [brands], pathAndMethod: [brands], route: true });
      expect(router.match('/api/brands', 'POST')).toEqual({ path: [brands], pathAndMethod: [], route: false });
    }
    expect(router.looked).toBe(2);
  });

  test('are not changed by whoever adds to the lists he was given', () => {
    const router = routerOf(brands);
    router.match('/api/brands', 'GET').path.push('other');
    expect(router.match('/api/brands', 'GET').path).toEqual([brands]);
  });

  test('are found anew when a route was added', () => {
    const router = routerOf(brands);
    expect(router.match('/api/stages', 'GET').route).toBe(false);
    router.stack.push({ path: '/api/stages', method: 'GET' });
    expect(router.match('/api/stages', 'GET').route).toBe(true);
  });

  test('of ever new addresses do not fill the memory', () => {
    const router = routerOf(brands);
    router.match('/api/brands', 'GET');
    for (let at = 0; at < 4_000; at += 1) router.match(`/api/${at}`, 'GET');
    router.match('/api/brands', 'GET');
    expect(router.looked).toBe(4_002);
  });
});
