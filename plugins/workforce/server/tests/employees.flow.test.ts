import { boot, type TestApp } from '@mayorista/kernel/testing';
import { beforeAll, expect, test } from 'vitest';

let app: TestApp;
beforeAll(async () => {
  app = await boot();
});

test('boots', async () => {
  const { status, body } = await (await app.as('vendedor')).get('/api/employee');
  expect(status, JSON.stringify(body)).toBe(200);
});
