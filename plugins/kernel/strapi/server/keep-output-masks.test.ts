import type { Core } from '@strapi/strapi';
import { expect, test } from 'vitest';
import { cacheOutputMasks } from './keep-output-masks';

type Row = Record<string, unknown>;
interface Service {
  create(of: { userAbility: object; model: string }): {
    sanitizeOutput: (row: Row, options?: { action?: string }) => Promise<Row>;
    requiresEntity: { read: () => boolean };
  };
}

/** Strapi's own check as far as it counts here: by ability and type, the fields that are left out; it counts what it is asked. */
function checker(hidden: ReadonlyMap<object, Readonly<Record<string, readonly string[]>>>, asksRecord = false) {
  const calls = { count: 0 };
  const service: Service = {
    create: ({ userAbility, model }) => ({
      requiresEntity: { read: () => asksRecord },
      sanitizeOutput: (row) => {
        calls.count += 1;
        const left = hidden.get(userAbility)?.[model] ?? [];
        return Promise.resolve(Object.fromEntries(Object.entries(row).filter(([key]) => !left.includes(key))));
      },
    }),
  };
  cacheOutputMasks({ plugin: () => ({ service: () => service }) } as unknown as Core.Strapi);
  return { service, calls };
}

const buyer = {};
const seller = {};
const abilities = new Map<object, Readonly<Record<string, readonly string[]>>>([
  [buyer, { supplier: ['name'] }],
  [seller, { product: ['cost'], supplier: [] }],
]);
const row = { id: 1, name: 'A', cost: '9.00' };

test('a field of the same name is shown in one type and left out in another, whichever is read first', async () => {
  for (const models of [
    ['product', 'supplier'],
    ['supplier', 'product'],
  ]) {
    const { service } = checker(abilities);
    const shown: Record<string, Row> = {};
    for (const model of [...models, ...models])
      shown[model] = await service.create({ userAbility: buyer, model }).sanitizeOutput(row);
    expect(shown).toEqual({ product: row, supplier: { id: 1, cost: '9.00' } });
  }
});

test('one person is shown nothing by what another may see', async () => {
  const { service } = checker(abilities);
  const read = (userAbility: object) => service.create({ userAbility, model: 'product' }).sanitizeOutput(row);
  expect([await read(buyer), await read(seller), await read(buyer)]).toEqual([row, { id: 1, name: 'A' }, row]);
});

test('is asked once a person and type for the reading of records, and each time for anything else', async () => {
  const { service, calls } = checker(abilities);
  const product = () => service.create({ userAbility: seller, model: 'product' });
  for (let times = 0; times < 3; times += 1) await product().sanitizeOutput({ ...row, id: times });
  expect(calls.count).toBe(1);
  for (let times = 0; times < 2; times += 1) await product().sanitizeOutput(row, { action: 'publish' });
  expect(calls.count).toBe(3);
});

test('is asked for each record where a permission looks at it', async () => {
  const { service, calls } = checker(abilities, true);
  for (let times = 0; times < 3; times += 1)
    await service.create({ userAbility: seller, model: 'product' }).sanitizeOutput(row);
  expect(calls.count).toBe(3);
});
