import { beforeAll, describe, expect, test } from 'vitest';
import { defineShape, text } from '@mayorista/kernel/shape';
import {
  answer,
  app,
  change,
  clerk,
  count,
  create,
  drafted,
  find,
  historyOf,
  loans,
  maker,
  pdf,
  read,
  refusals,
  remove,
  startLoans,
} from './loans';
import { engine, routesOf } from './own-shape';
import { kernel } from './served';

beforeAll(startLoans);

describe('a list', () => {
  test('is narrowed by filters, lines, own parameters and words, ordered and paged', async () => {
    const makerId = await maker('Ñandú Óptica');
    const ids: number[] = [];
    for (const weight of [30, 10, 20])
      ids.push(
        await drafted({
          maker_id: makerId,
          weight,
          due_on: `2032-01-${weight}`,
          pieces: [{ maker_id: makerId, size: weight }],
        }),
      );
    const [thirty, ten, twenty] = ids;
    const ofMaker = { maker_id: String(makerId) };
    expect(await find({ ...ofMaker, order_by: 'weight' })).toEqual([ten, twenty, thirty]);
    expect(await find(ofMaker)).toEqual([...ids].reverse());
    expect(await find({ ...ofMaker, order_by: 'due_on', order_direction: 'desc', per_page: '1', page: '2' })).toEqual([
      twenty,
    ]);
    expect(await find({ size: '20' })).toEqual([twenty]);
    expect(await find({ ...ofMaker, heavier: 15 })).toEqual([twenty, thirty].sort((a, b) => b! - a!));
    expect((await find({ omniSearchQuery: 'nandu optica' })).sort()).toEqual([...ids].sort());
    const by = (field: string, operator: string, value?: unknown) =>
      find({ ...ofMaker, order_by: 'weight', filters: JSON.stringify([{ field, operator, value }]) });
    expect(await by('weight', '>', 10)).toEqual([twenty, thirty]);
    expect(await by('weight', '!=', 10)).toEqual([twenty, thirty]);
    expect(await by('due_on', '<=', '2032-01-20')).toEqual([ten, twenty]);
    expect(await by('weight', 'in', [10, 30])).toEqual([ten, thirty]);
    expect(await by('title', 'null')).toEqual([]);
    const either = { $or: [{ weight: { $eq: 10 } }, { weight: { $gte: 30 } }] };
    expect(await find({ ...ofMaker, order_by: 'weight', filters: either })).toEqual([ten, thirty]);
  });

  test('refuses what it does not offer', async () => {
    expect(
      await refusals(find({ order_by: 'lender', filters: JSON.stringify([{ field: 'lender', value: 'x' }]) })),
    ).toEqual(['filters.lender: not_an_option', 'order_by: not_an_option']);
    expect(await refusals(find({ weight: 'mucho' }))).toEqual(['weight: invalid']);
  });
});

describe('a file of a record', () => {
  test('is replaced, taken away by null, and goes with its record', async () => {
    const before = await count('private_files');
    const id = await create({ title: 'Con contrato', maker_id: await maker() }, clerk(), [await pdf()]);
    const first = (await read(id))!.contract_id;
    await change(id, {}, { files: [await pdf()] });
    const second = (await read(id))!.contract_id;
    expect([second === first, await count('private_files')]).toEqual([false, before + 1]);
    expect(await answer(id)).toMatchObject({
      contract: { id: second, name: 'contrato.pdf', url: `/api/private-files/${second}` },
    });
    await change(id, { contract: null });
    expect([(await answer(id)).contract, await count('private_files')]).toEqual([null, before]);
    expect((await historyOf(id)).at(-1)!.changes).toEqual({ contract: ['contrato.pdf', null] });
    await change(id, {}, { files: [await pdf()] });
    await remove(id);
    expect([await read(id), await count('private_files')]).toEqual([null, before]);
  });

  test('comes under its name alone', async () => {
    const id = await drafted();
    expect(await refusals(change(id, {}, { files: [await pdf('other')] }))).toEqual(['other: unknown_field']);
    expect(await refusals(change(id, { contract: 7 }))).toEqual(['contract: file_as_part']);
    expect(await refusals(change(id, { contract_id: 7 }))).toEqual(['contract_id: unknown_field']);
    expect((await read(id))!.contract_id).toBeNull();
  });
});

test('routes follow from a shape, with a permission each; one call makes all moves', () => {
  expect(routesOf(loans)).toEqual([
    'POST /test-loans/reference-matches test-loans.write',
    'GET /test-loans test-loans.read',
    'GET /test-loans/:id test-loans.read',
    'POST /test-loans test-loans.write',
    'PUT /test-loans/:id test-loans.write',
    'PATCH /test-loans/:id test-loans.write',
    'DELETE /test-loans/:id test-loans.write',
    'PUT /test-loan-statuses/:id test-loans.read',
  ]);
});

test('labels that changed in a shape are written into the generated view; one that staff renamed stays until then', async () => {
  const views = kernel().strapiService<{
    findConfiguration: (
      of: object,
    ) => Promise<{ metadatas: Record<string, { edit: { label: string }; list: object }> }>;
    updateConfiguration: (of: object, to: object) => Promise<unknown>;
  }>(app.strapi, 'plugin::content-manager.content-types');
  const uid = 'api::inventory.scale';
  const scale = (label: string) =>
    defineShape({
      name: 'scale',
      domain: 'inventory',
      label: ['una báscula', 'básculas'],
      fields: { name: text({ label, max: 120 }) },
      list: { columns: ['id'] },
    });
  const labelOf = async () => (await views.findConfiguration({ uid })).metadatas.name?.edit.label;
  expect(await labelOf()).toBe('Nombre');
  await engine.labels().updateLabels(app.strapi, [scale('Nombre corto')]);
  expect(await labelOf()).toBe('Nombre corto');
  const found = await views.findConfiguration({ uid });
  const renamed = { ...found.metadatas.name!, edit: { ...found.metadatas.name!.edit, label: 'Cómo se llama' } };
  await views.updateConfiguration({ uid }, { ...found, metadatas: { ...found.metadatas, name: renamed } });
  await engine.labels().updateLabels(app.strapi, [scale('Nombre corto')]);
  expect(await labelOf()).toBe('Cómo se llama');
});
