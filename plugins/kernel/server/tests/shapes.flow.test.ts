import { beforeAll, describe, expect, test } from 'vitest';
import { clock } from '@mayorista/kernel/testing';
import {
  answer,
  app,
  boss,
  change,
  clerk,
  count,
  create,
  drafted,
  failure,
  find,
  historyOf,
  inTx,
  knex,
  loans,
  maker,
  moveTo,
  pdf,
  read,
  refusals,
  remove,
  upload,
  startLoans,
} from './loans';
import { actor, engine, loan } from './own-shape';
import { kernel } from './served';

beforeAll(startLoans);

describe('a new record', () => {
  test('has its defaults, its first state, what rules set and nothing that no call may give', async () => {
    const makerId = await maker('Acme');
    const id = await create({
      title: '  Taladro  ',
      deposit: 12.5,
      maker_id: makerId,
      pieces: [{ maker_id: makerId }],
    });
    expect(await answer(id)).toMatchObject({
      title: 'Taladro',
      code: null,
      kind: 'short',
      weight: 7,
      deposit: '12.5000',
      due_on: null,
      is_urgent: false,
      maker_id: makerId,
      maker: { id: makerId, name: 'Acme' },
      contract: null,
      lender: 'empleada',
      returned_pieces: 0,
      status: 'draft',
      status_label: 'Borrador',
      next_statuses: [{ move: 'lend', status: 'lent', label: 'Prestar', reasons: [] }],
      pieces: [{ maker: { id: makerId, name: 'Acme' }, size: 1 }],
      pieces_count: 1,
      double: 14,
    });
    expect(await historyOf(id)).toMatchObject([
      { action: 'created', changes: { title: [null, 'Taladro'], pieces: [null, [{ maker_id: makerId, size: 1 }]] } },
    ]);
    await expect(
      refusals(create({ title: 'X', maker_id: makerId, lender: 'yo', returned_pieces: 3 })),
    ).resolves.toEqual(['lender: unknown_field', 'returned_pieces: unknown_field']);
  });

  test('is refused for all reasons at once, and leaves nothing', async () => {
    const [vetoed, closed] = [await maker('Vetado'), await maker('Cerrado', 0)];
    const before = [await count('test_loans'), await count('test_loan_pieces'), await count('private_files')];
    const lines = [
      { maker_id: closed, size: 2 },
      { maker_id: vetoed, size: 3 },
      { maker_id: vetoed, size: 3 },
    ];
    const call = create({ title: 'Malo', weight: 13, maker_id: vetoed, pieces: lines }, clerk(), [
      await upload('contract', 'no es un PDF', 'contrato.txt'),
    ]);
    expect(await refusals(call)).toEqual([
      'contract: file_type_not_allowed',
      'maker_id: Está vetado',
      'pieces.0.maker_id: not_found',
      'pieces.2.size: Esta pieza ya está',
      'weight: Malo no pesa 13',
    ]);
    expect(await refusals(create({ title: 'Malo', maker_id: 999_999 }))).toEqual(['maker_id: not_found']);
    expect([await count('test_loans'), await count('test_loan_pieces'), await count('private_files')]).toEqual(before);
  });

  test('with the unique text of another is refused on its field', async () => {
    const id = await drafted();
    const title = (await read(id))!.title;
    expect(await refusals(drafted({ title }))).toEqual(['title: already_taken']);
    expect(await refusals(change(await drafted(), { title }))).toEqual(['title: already_taken']);
  });

  test('takes no more lines, decimals or letters than its shape says', async () => {
    const makerId = await maker();
    const pieces = [1, 2, 3, 4].map((size) => ({ maker_id: makerId, size }));
    expect(
      await refusals(
        create({
          title: '',
          maker_id: makerId,
          pieces,
          deposit: '1.00001',
          weight: 501,
          code: 'a',
          kind: 'x',
          due_on: '2026-02-30',
        }),
      ),
    ).toEqual([
      'code: invalid',
      'deposit: not_a_number',
      'due_on: not_a_date',
      'kind: not_an_option',
      'pieces: too_big',
      'title: required',
      'weight: too_big',
    ]);
    expect(await refusals(create({ title: 'X', maker_id: makerId, deposit: -1 }))).toEqual(['deposit: too_small']);
  });
});

describe('a change', () => {
  test('leaves what it does not send, defaults included, and tells the history what differs', async () => {
    const id = await drafted({ weight: 9, kind: 'long', code: 'ABC', is_urgent: true, deposit: '5' });
    await change(id, { due_on: '2031-05-01', deposit: '' });
    expect(await read(id)).toMatchObject({
      weight: 9,
      kind: 'long',
      code: 'ABC',
      is_urgent: true,
      deposit: null,
      due_on: '2031-05-01',
    });
    expect((await historyOf(id)).at(-1)).toEqual({
      action: 'changed',
      changes: { due_on: [null, '2031-05-01'], deposit: ['5.0000', null] },
    });
  });

  test('of what only a new record says is refused', async () => {
    const id = await drafted({ code: 'ABC' });
    expect(await refusals(change(id, { code: 'DEF' }))).toEqual(['code: unknown_field']);
    expect((await read(id))!.code).toBe('ABC');
  });

  test('of another version than the stored one is lost; one that changes nothing makes no version', async () => {
    const id = await drafted({ weight: 9 });
    const { updatedAt } = (await read(id))!;
    clock.at('2031-01-02T18:00:00Z');
    await change(id, { weight: 9 });
    expect((await read(id))!.updatedAt).toBe(updatedAt);
    await change(id, { weight: 10 }, { expected: updatedAt });
    clock.run();
    expect(await failure(change(id, { weight: 11 }, { expected: updatedAt }))).toBe('ConflictError');
    expect(await read(id)).toMatchObject({ weight: 10 });
    expect((await historyOf(id)).map(({ action }) => action)).toEqual(['created', 'changed']);
  });

  test('of lines keeps the ids of those that stay, by what makes them unique', async () => {
    const [one, other] = [await maker(), await maker()];
    const id = await drafted({
      pieces: [
        { maker_id: one, size: 1 },
        { maker_id: other, size: 2 },
      ],
    });
    const [, stays] = (await read(id))!.pieces;
    await change(id, {
      pieces: [
        { maker_id: other, size: 2 },
        { maker_id: one, size: 3 },
      ],
    });
    const after = (await read(id))!.pieces;
    expect(after.map(({ id: _id, ...line }) => line)).toEqual([
      { maker_id: other, size: 2 },
      { maker_id: one, size: 3 },
    ]);
    expect(after[0]!.id).toBe(stays!.id);
    await change(id, { pieces: [] });
    expect((await read(id))!.pieces).toEqual([]);
  });

  test('and removal are refused in a state that allows neither', async () => {
    const id = await drafted();
    await moveTo(id, { status: 'lent' });
    expect(await refusals(change(id, { weight: 2 }))).toEqual(['status: only_changed_in']);
    expect(await refusals(remove(id))).toEqual(['status: only_removed_in']);
    expect(await read(id)).toMatchObject({ weight: 7, status: 'lent' });
  });
});

describe('a move', () => {
  test('asks for its own permission, for whose record it is, for what the caller saw, and for its input', async () => {
    const id = await drafted();
    const weak = actor('empleada', 'test-loans.write');
    expect(await failure(moveTo(id, { status: 'lent' }, weak))).toBe('ForbiddenError');
    expect((await answer(id, weak)).next_statuses).toEqual([]);
    const helper = actor('ayudante', 'comments.moderate');
    expect(await failure(moveTo(id, { status: 'lent' }, helper))).toBe('ForbiddenError');
    expect((await answer(id, helper)).next_statuses).toEqual([]);
    expect(await failure(moveTo(id, { status: 'lent', current_status: 'lent' }))).toBe('ConflictError');
    expect(await refusals(moveTo(id, { status: 'back' }))).toEqual(['status: transition_not_allowed']);
    expect((await read(id))!.status).toBe('draft');
    await moveTo(id, { status: 'lent', current_status: 'draft' });
    expect(await refusals(moveTo(id, { status: 'back' }))).toEqual(['returned: required']);
    expect(await refusals(moveTo(id, { status: 'back', returned: 1, other: 2 }))).toEqual(['other: unknown_field']);
    expect((await read(id))!.status).toBe('lent');
    await moveTo(id, { status: 'back', returned: 4 });
    expect(await read(id)).toMatchObject({ status: 'back', returned_pieces: 4 });
    expect((await historyOf(id)).map(({ action }) => action)).toEqual(['created', 'state_changed', 'state_changed']);
  });

  test('of ten records with one maker, asked for at once, is made once; the others read why not', async () => {
    const makerId = await maker();
    const ids = await Promise.all(Array.from({ length: 10 }, () => drafted({ maker_id: makerId })));
    const ends = await Promise.all(ids.map((id) => failure(moveTo(id, { status: 'lent' }))));
    expect(ends.filter((end) => end === 'done')).toHaveLength(1);
    expect(ends.filter((end) => end === 'ValidationError')).toHaveLength(9);
    const open = ids.find((_id, index) => ends[index] !== 'done')!;
    expect((await answer(open)).next_statuses).toEqual([
      { move: 'lend', status: 'lent', label: 'Prestar', reasons: ['Ya se prestó'] },
    ]);
  });
});

describe('what is referred to', () => {
  test('is not removed, and what is being removed is not referred to, whoever comes first', async () => {
    const registry = engine.references();
    registry.registerReferences(app.strapi, [loan]);
    const contentTypes = app.strapi.contentTypes as unknown as Record<string, unknown>;
    contentTypes['api::kernel.test-maker'] = { collectionName: 'test_makers' };
    const removeMaker = (id: number): Promise<void> =>
      inTx(async (tx) => {
        const found = await registry.referringRefusals(tx, 'api::kernel.test-maker', id);
        if (found.length > 0) throw new (kernel().ValidationError)(found);
        await tx.trx('test_makers').where({ id }).delete();
      });
    const ends = await Promise.all(
      Array.from({ length: 12 }, async (_each, index) => {
        const id = await maker();
        const both = [() => drafted({ maker_id: id }), () => removeMaker(id)];
        const [one, other] = await Promise.all(
          (index % 2 === 0 ? both : both.reverse()).map((call) => failure(call())),
        );
        return [one, other].sort().join();
      }),
    );
    expect(new Set(ends)).toEqual(new Set(['ValidationError,done']));
    delete contentTypes['api::kernel.test-maker'];
  });
});

describe('rows outside an actor’s scope', () => {
  test('do not exist for them: neither read nor listed, changed, moved, removed or commented', async () => {
    const id = await create({ title: 'Oculto', maker_id: await maker() }, boss());
    expect(await failure(answer(id))).toBe('NotFoundError');
    expect(await failure(change(id, { weight: 1 }))).toBe('NotFoundError');
    expect(await failure(moveTo(id, { status: 'lent' }))).toBe('NotFoundError');
    expect(await failure(remove(id))).toBe('NotFoundError');
    expect(await find({ omniSearchQuery: 'oculto' })).toEqual([]);
    expect(await find({ omniSearchQuery: 'oculto' }, boss())).toEqual([id]);
    const { find: findFor } = engine.attachments().buildRecordType(loans);
    expect([await findFor(app.strapi, clerk(), String(id)), await findFor(app.strapi, boss(), String(id))]).toEqual([
      null,
      { id, companyId: null },
    ]);
    expect(await read(id)).toMatchObject({ weight: 7, status: 'draft' });
    await remove(id, boss());
  });
});

test('a removed record takes its lines, comments and documents with it', async () => {
  const makerId = await maker();
  const id = await drafted({ pieces: [{ maker_id: makerId, size: 1 }] });
  const files = await count('private_files');
  const of = { model_type: 'test-loan', model_id: String(id) };
  await knex('comments').insert({
    ...of,
    body: 'Hola',
    author_kind: 'staff',
    author_name: 'x',
    created_at: new Date(),
  });
  await kernel().receivingFiles([await pdf('files')], { '*': {} }, ([file]) =>
    inTx((tx) =>
      kernel().attachDocument(tx, clerk(), file!, {
        record: { modelType: 'test-loan', modelId: String(id) },
        documentType: null,
        needs: 'test-loans.read',
      }),
    ),
  );
  expect([await count('comments', of), await count('attachments', of), await count('private_files')]).toEqual([
    1,
    1,
    files + 1,
  ]);
  await remove(id);
  expect([
    await count('test_loan_pieces', { test_loan_id: id }),
    await count('comments', of),
    await count('attachments', of),
    await count('private_files'),
  ]).toEqual([0, 0, 0, files]);
  expect((await historyOf(id)).at(-1)).toMatchObject({ action: 'removed' });
});
