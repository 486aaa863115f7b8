import { boot, type TestApp } from '@mayorista/kernel/testing';
import { beforeAll, expect, test } from 'vitest';

let app: TestApp;

beforeAll(async () => {
  app = await boot();
});

test.each([
  '/admin/guided-tour-meta',
  '/admin/license-trial-time-left',
  '/admin/telemetry-properties',
  '/admin/homepage/key-statistics',
  '/content-manager/homepage/count-documents',
])('%s, which nobody’s work needs, is answered to nobody', async (path) => {
  for (const role of ['admin', 'almacen']) expect((await (await app.asStaff(role)).get(path)).status, role).toBe(404);
});

test('what the panel is made of is told to the super administrator alone', async () => {
  interface Told {
    readonly data: { readonly strapiVersion: string | null; readonly dependencies: object };
  }
  const told = async (role: string) => (await (await app.asStaff(role)).get<Told>('/admin/information')).body.data;
  const admin = await told('admin');
  expect([admin.strapiVersion, Object.keys(admin.dependencies).length > 0]).toEqual(['5.54.0', true]);
  expect(await told('almacen')).toMatchObject({
    strapiVersion: null,
    nodeVersion: null,
    projectId: null,
    dependencies: {},
  });
});

test('an answer is compressed for whoever takes it so, and reads the same; a short one is left as it is', async () => {
  const { token } = await app.asStaff('admin');
  const ask = (path: string, encoding: string) =>
    fetch(app.url + path, { headers: { Authorization: `Bearer ${token}`, 'Accept-Encoding': encoding } });
  const path = '/content-manager/content-types';
  const [plain, small] = [await ask(path, 'identity'), await ask(path, 'br')];
  expect([plain.headers.get('content-encoding'), small.headers.get('content-encoding')]).toEqual([null, 'br']);
  expect(small.headers.get('vary')).toMatch(/accept-encoding/i);
  expect(await small.text()).toBe(await plain.text());
  expect((await ask(path, 'gzip')).headers.get('content-encoding')).toBe('gzip');
  expect((await ask('/live', 'br')).headers.get('content-encoding')).toBeNull();
});
