import type { CacheKey } from '@mayorista/kernel';
import { boot, type TestApp } from '@mayorista/kernel/testing';
import type { Knex } from 'knex';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { kernel } from './served';

const nothing = z.object({});
const patient = { interval: 50 };
let app: TestApp;

const painted = () => kernel().defineEvent('prueba.pintado', nothing);
const sold = () => kernel().defineEvent('prueba.vendido', nothing);
const cache = () => kernel().partCache(app.strapi);
const tell = (event: ReturnType<typeof painted>) =>
  kernel().inTransaction(app.strapi, (tx) => kernel().emit(tx, event, {}));

/** Asks until what is made right after a change has been made once more, and is kept from then on. */
async function settled(ask: () => Promise<number>): Promise<number> {
  await app.endShortMemories();
  return ask();
}

beforeAll(async () => {
  app = await boot();
});

describe('a part that answers share', () => {
  test('is made anew after an event of those it follows, and after no other', async () => {
    let count = 0;
    const ask = () => cache().part('prueba de color', {}, async () => (count += 1), { events: [painted()] });
    const before = await settled(ask);
    await tell(sold());
    expect(await settled(ask)).toBe(before);
    await tell(painted());
    await expect.poll(ask, patient).toBeGreaterThan(before);
  });

  test('a query that is handed over unasked is asked once, however many wait for it', async () => {
    const knex = app.strapi.db.connection as unknown as Knex;
    const asked = vi.fn();
    const query = () => knex('jobs').count({ n: '*' }).on('query', asked) as unknown as Promise<unknown>;
    const ask = () => cache().part('prueba de consulta', {}, query, { events: [painted()] });
    await Promise.all([ask(), ask(), ask()]);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  test('what could not be made is tried again by the next who asks', async () => {
    let isDown = true;
    const ask = () =>
      cache().part('prueba de falla', {}, async () => (isDown ? Promise.reject(new Error('sin red')) : 'ya')!, {
        events: [painted()],
      });
    await expect(ask()).rejects.toThrow('sin red');
    isDown = false;
    expect(await ask()).toBe('ya');
  });

  test('is made from its key alone: another value of any field is another answer, another order of them is not', async () => {
    const made = vi.fn((key: object) => Promise.resolve(JSON.stringify(key)));
    const of = (key: CacheKey) => cache().part('prueba de llave', key, made, { events: [painted()] });
    const [first, same] = [
      await of({ level: 4, sees: { hidden: true, branch: 2 } }),
      await of({ sees: { branch: 2, hidden: true }, level: 4 }),
    ];
    expect(same).toBe(first);
    expect(made).toHaveBeenCalledTimes(1);
    for (const other of [
      { level: 4, sees: { hidden: false, branch: 2 } },
      { level: 4, sees: { hidden: true, branch: null } },
      { level: '4', sees: { hidden: true, branch: 2 } },
    ])
      expect(await of(other)).toBe(JSON.stringify(other));
    expect(
      await cache().part('otra prueba', { level: 4, sees: { hidden: true, branch: 2 } }, () => Promise.resolve('x'), {
        events: [painted()],
      }),
    ).toBe('x');
  });

  test('takes no key that could hide what decides it: a set of rights is refused by its type', () => {
    const actor = { id: 1, can: new Set(['products.read']) };
    // @ts-expect-error -- rights are named one by one: a set would be written as nothing
    const ask = () => cache().part('prueba de tipo', { actor }, () => Promise.resolve(1), { events: [] });
    const forget = () =>
      // @ts-expect-error -- what is not in the key is not at hand
      cache().part('prueba de tipo', { level: 4 }, ({ hidden }) => Promise.resolve(hidden), { events: [] });
    expect([ask, forget]).toHaveLength(2);
  });
});
