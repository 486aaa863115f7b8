import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { boot, type TestApp } from '@mayorista/kernel/testing';
import { kernel } from './served';

const table = 'strapi_core_store_settings';
const select = `select key, value from ${table} where key in (@keys) and value <> @besides order by key`;

let app: TestApp;

beforeAll(async () => {
  app = await boot();
});
beforeEach(async () => {
  await knex()(table).where('key', 'like', 'quick-%').delete();
  await knex()(table).insert(['a', 'b', 'c'].map((name) => ({ key: `quick-${name}`, value: name })));
});

const knex = () => kernel().getKnex(app.strapi);
const read = (keys: readonly string[], besides = '', by = knex()) =>
  kernel().quickRows<{ key: string; value: string }>(by, select, { keys, besides });
const values = async (...asked: Parameters<typeof read>) => (await read(...asked)).map((row) => row.value);

describe('rows read by a compiled statement', () => {
  test('are those of the list, with values by name; of an empty list none', async () => {
    expect(await read(['quick-c', 'quick-a', 'quick-z'])).toEqual([
      { key: 'quick-a', value: 'a' },
      { key: 'quick-c', value: 'c' },
    ]);
    expect(await read(['quick-a', 'quick-b'], 'b')).toEqual([{ key: 'quick-a', value: 'a' }]);
    expect(await read([])).toEqual([]);
  });

  test('are what was committed a moment ago', async () => {
    await knex()(table).where({ key: 'quick-a' }).update({ value: 'anew' });
    expect(await values(['quick-a'])).toEqual(['anew']);
  });

  test('show a transaction its own writes, and nobody else, who need not wait for its end', async () => {
    const [written, mayEnd] = [signal(), signal()];
    const transaction = kernel().inTransaction(app.strapi, async ({ trx }) => {
      await trx(table).where({ key: 'quick-b' }).update({ value: 'mine' });
      expect(await values(['quick-b'], '', trx)).toEqual(['mine']);
      written.give();
      await mayEnd.given;
    });
    await Promise.race([written.given, transaction]);
    expect(await values(['quick-b'])).toEqual(['b']);
    mayEnd.give();
    await transaction;
    expect(await values(['quick-b'])).toEqual(['mine']);
  });
});

function signal() {
  let give = (): void => {};
  const given = new Promise<void>((resolve) => (give = resolve));
  return { given, give: () => give() };
}
