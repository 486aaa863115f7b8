import type { Knex } from 'knex';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Actor, DefinedRecord } from '@mayorista/kernel';
import { choice, defineShape, lines, quantity, readOnly, reference, references, text } from '@mayorista/kernel/shape';
import type { AnswerOf, InputOf, RowOf, Shape } from '@mayorista/kernel/shape';
import { boot, formErrors, type TestApp } from '@mayorista/kernel/testing';
import { refusals } from './loans';
import { actor, createTables, engine, makers } from './own-shape';
import { kernel } from './served';

/** A record with a set of references, lines that keep their ids, and rules that run after a write. */
const crew = defineShape({
  name: 'test-crew',
  domain: 'kernel',
  label: ['una cuadrilla', 'cuadrillas'],
  fields: {
    name: text({ label: 'Nombre', max: 40, required: true }),
    size: quantity({ label: 'Tamaño', default: 1 }),
    counted: readOnly(quantity({ label: 'Contados', default: 0 })),
  },
  lines: {
    members: references(makers, {
      one: 'member',
      label: 'Integrantes',
      max: 4,
      facts: { role: choice({ hand: 'Ayudante', chief: 'Jefe' }, { label: 'Papel', default: 'hand' }) },
    }),
    guests: references(makers, {
      one: 'guest',
      many: 'guest-list',
      parent: 'crew_id',
      label: 'Invitados',
      unknown: ['guests.{id}', 'guest_unknown'],
    }),
    tools: lines({
      one: 'tool',
      label: 'Herramientas',
      keepIds: true,
      unique: [['maker'], 'Ya está'],
      fields: {
        maker: reference(makers, { label: 'Fabricante', required: true }),
        pieces: quantity({ label: 'Piezas', default: 1 }),
        returned: readOnly(quantity({ label: 'Devueltas', default: 0 })),
      },
    }),
  },
  states: {
    open: { label: { es: 'Abierta', en: 'Open' }, editable: true, removable: true },
    away: { label: { es: 'Fuera', en: 'Out' }, editable: true },
  },
  moves: { leave: { from: 'open', to: 'away', label: 'Salir' } },
  list: { columns: ['id', 'name'], filters: ['state', 'members.member', 'size'] },
});
type Crew = RowOf<typeof crew>;

let app: TestApp;
let knex: Knex;
let crews: DefinedRecord;
let sequence = 0;
const namesOf = (before: Crew | null, after: Crew | null) => [before?.name ?? null, after?.name ?? null] as const;
/** The records before and after each write, by name, as the rule saw them. */
const writes: ReturnType<typeof namesOf>[] = [];

const clerk = (): Actor => actor('empleada', 'test-crews.write', 'test-crews.read');

beforeAll(async () => {
  app = await boot();
  knex = app.strapi.db.connection as unknown as Knex;
  await createTables(knex, crew as unknown as Shape);
  crews = kernel().defineRecord(crew, {
    checkIn: ({ record, before }) =>
      Promise.resolve(
        before !== null && record.size < before.size
          ? [{ code: 'invalid', field: 'size', message: `Ya eran ${before.size}` }]
          : [],
      ),
    async afterWrite({ tx, before, after }) {
      await tx.trx('test_makers').insert({ name: namesOf(before, after).join(' > '), status: 0 });
      if (after?.name === 'Rota') throw new (kernel().ValidationError)([{ code: 'invalid', field: 'name' }]);
      writes.push(namesOf(before, after));
      if (after === null) return;
      return { counted: after.members.length, ...(before !== null && after.size === 9 ? { state: 'open' } : {}) };
    },
    computed: () => Promise.resolve(({ size }, { members }) => ({ share: size / Math.max(1, members?.length ?? 1) })),
  });
});

const inTx = <T>(work: Parameters<ReturnType<typeof kernel>['inTransaction']>[1]): Promise<T> =>
  kernel().inTransaction(app.strapi, work) as Promise<T>;
async function maker(name = `Fabricante ${++sequence}`): Promise<number> {
  const [row] = (await knex('test_makers').insert({ name, status: 1 }).returning('id')) as { id: number }[];
  return row!.id;
}
const create = (input: InputOf<typeof crew>): Promise<number> =>
  inTx((tx) => kernel().createShaped(crews, tx, clerk(), { input: kernel().parseInput(crews.schemas.create, input) }));
const change = (id: number, input: Partial<InputOf<typeof crew>>): Promise<void> =>
  inTx((tx) =>
    kernel().changeShaped(crews, tx, clerk(), {
      id,
      input: kernel().parseInput(crews.schemas.change, input),
      expected: null,
    }),
  );
const remove = (id: number): Promise<void> =>
  inTx((tx) => kernel().removeShaped(crews, tx, clerk(), { id, expected: null }));
const read = async (id: number): Promise<Crew | null> =>
  (await engine.store().findRecord(crews, { strapi: app.strapi }, id, clerk())) as unknown as Crew | null;
const answer = async (id: number): Promise<AnswerOf<typeof crew>> =>
  (await kernel().answerRecord(crews, { strapi: app.strapi, actor: clerk() }, id)).data as never;
const find = async (query: Readonly<Record<string, unknown>>): Promise<number[]> =>
  (await engine.list().findPage(app.strapi, crews, { query, params: query, actor: clerk() })).rows.map(({ id }) => id);
const historyOf = async (id: number): Promise<{ action: string; changes: Record<string, unknown> }[]> =>
  (
    (await knex('audit_entries')
      .where({ model_type: 'test-crews', model_id: String(id) })
      .orderBy('id')) as { action: string; changes: string }[]
  ).map(({ action, changes }) => ({ action, changes: JSON.parse(changes) as Record<string, unknown> }));
const countOf = async (table: string): Promise<number> =>
  Number(((await knex(table).count({ n: '*' })) as { n: number | string }[])[0]!.n);

describe('a set of references', () => {
  test('is given by ids, each once, and answered by ids and names, in the order of the names', async () => {
    const [zoe, ana] = [await maker('Zoe'), await maker('Ána')];
    const id = await create({ name: 'Norte', member_ids: [zoe, ana, zoe], guest_ids: [ana] });
    expect(await answer(id)).toMatchObject({
      member_ids: [zoe, ana],
      members: [
        { id: ana, name: 'Ána', role: 'hand' },
        { id: zoe, name: 'Zoe', role: 'hand' },
      ],
      members_count: 2,
      guests: [{ id: ana, name: 'Ána' }],
      tools: [],
    });
    expect(await knex('test_crew_guest_list').where({ crew_id: id }).select('guest_id')).toEqual([{ guest_id: ana }]);
    expect((await historyOf(id))[0]?.changes).toMatchObject({
      member_ids: [null, [zoe, ana].sort((one, other) => one - other)],
      guest_ids: [null, [ana]],
    });
    expect(await find({ member_id: String(zoe) })).toEqual([id]);
    const empty = await answer(await create({ name: 'Sin nadie' }));
    expect(empty).toMatchObject({ member_ids: [], members: [], members_count: 0 });
  });

  test('is refused for unknown ones at their place, or where and how its shape says, for too many and for other input', async () => {
    const known = await maker();
    const before = [await countOf('test_crews'), await countOf('test_crew_members')];
    const call = create({ name: 'Sur', member_ids: [known, 999_998], guest_ids: [999_999] });
    expect(await refusals(call)).toEqual(['guests.999999: guest_unknown', 'member_ids.1: not_found']);
    expect(await refusals(create({ name: 'Sur', member_ids: [1, 2, 3, 4, 5] }))).toEqual(['member_ids: too_big']);
    expect(await refusals(create({ name: 'Sur', members: [known], member_ids: ['x'] } as never))).toEqual([
      'member_ids.0: not_a_number',
      'members: unknown_field',
    ]);
    expect([await countOf('test_crews'), await countOf('test_crew_members')]).toEqual(before);
  });

  test('of a change keeps those that stay with what is known of them; what is left out of a call stays', async () => {
    const [one, two, three] = [await maker(), await maker(), await maker()];
    const id = await create({ name: 'Este', member_ids: [one, two] });
    const [, stays] = (await read(id))!.members;
    await knex('test_crew_members').where({ id: stays!.id }).update({ role: 'chief' });
    await change(id, { member_ids: [three, two] });
    expect((await read(id))!.members).toMatchObject([
      { id: stays!.id, member_id: two, role: 'chief' },
      { member_id: three, role: 'hand' },
    ]);
    expect((await historyOf(id)).at(-1)?.changes).toEqual({
      member_ids: [
        [one, two],
        [two, three],
      ],
    });
    await change(id, { name: 'Este 2' });
    expect((await read(id))!.members).toHaveLength(2);
    const { length } = await historyOf(id);
    await change(id, { member_ids: [three, two, three] });
    expect(await historyOf(id)).toHaveLength(length);
    await change(id, { member_ids: [] });
    expect((await read(id))!.members).toEqual([]);
  });

  test('loses what is removed', async () => {
    const [gone, stays] = [await maker(), await maker()];
    const id = await create({ name: 'Oeste', member_ids: [gone, stays] });
    await knex('test_makers').where({ id: gone }).delete();
    expect((await answer(id)).member_ids).toEqual([stays]);
  });
});

test('lines that keep their ids keep what rules wrote into them when a call sends them again', async () => {
  const maker_id = await maker();
  const id = await create({ name: 'Centro', tools: [{ maker_id, pieces: 2 }] });
  await knex('test_crew_tools').where({ test_crew_id: id }).update({ returned: 5 });
  await change(id, { tools: [{ maker_id, pieces: 3 }] });
  expect((await read(id))!.tools).toMatchObject([{ pieces: 3, returned: 5 }]);
});

describe('what follows from a write', () => {
  test('is told of each creation, change and removal, and its columns are written and stand in the history, the state too', async () => {
    const id = await create({ name: 'Uno', member_ids: [await maker()] });
    expect(await read(id)).toMatchObject({ counted: 1, state: 'open' });
    expect((await historyOf(id))[0]?.changes).toMatchObject({ counted: [null, 1] });
    await knex('test_crews').where({ id }).update({ state: 'away' });
    await change(id, { name: 'Dos', size: 9, member_ids: [] });
    expect(await read(id)).toMatchObject({ counted: 0, state: 'open' });
    expect((await historyOf(id)).at(-1)?.changes).toMatchObject({
      name: ['Uno', 'Dos'],
      counted: [1, 0],
      state: ['away', 'open'],
    });
    await change(id, { name: 'Dos' });
    await remove(id);
    expect(writes.slice(-3)).toEqual([
      [null, 'Uno'],
      ['Uno', 'Dos'],
      ['Dos', null],
    ]);
  });

  test('leaves nothing of a write that it refuses', async () => {
    const id = await create({ name: 'Entera' });
    const before = [await countOf('test_crews'), await countOf('test_makers'), (await historyOf(id)).length];
    expect(await refusals(create({ name: 'Rota' }))).toEqual(['name: invalid']);
    expect(await refusals(change(id, { name: 'Rota' }))).toEqual(['name: invalid']);
    expect([await countOf('test_crews'), await countOf('test_makers'), (await historyOf(id)).length]).toEqual(before);
    expect((await read(id))!.name).toBe('Entera');
  });

  test('happens for records written in the generated view too', async () => {
    const seen: unknown[] = [];
    const scale = defineShape({
      name: 'scale',
      domain: 'inventory',
      label: ['una báscula', 'básculas'],
      fields: { name: text({ label: 'Nombre', max: 120, required: true }) },
      list: { columns: ['id'] },
    });
    const followed = kernel().defineRecord(scale, {
      checkIn: ({ record, before }) =>
        Promise.resolve(record.name === before?.name ? [{ code: 'invalid', field: 'name' }] : []),
      async afterWrite({ before, after }) {
        await Promise.resolve(seen.push([before?.name ?? null, after?.name ?? null]));
      },
    });
    engine.views().registerGeneratedViews(app.strapi, [followed]);
    const staff = await app.asStaff('compras');
    const view = '/content-manager/collection-types/api::inventory.scale';
    const made = await staff.post<{ data: { documentId: string } }>(view, { name: 'Báscula seguida' });
    const path = `${view}/${made.body.data.documentId}`;
    expect(formErrors(await staff.put(path, { name: 'Báscula seguida' }))).toEqual([['name', expect.any(String)]]);
    await staff.put(path, { name: 'Báscula cambiada' });
    await staff.delete(path);
    expect(seen).toEqual([
      [null, 'Báscula seguida'],
      ['Báscula seguida', 'Báscula cambiada'],
      ['Báscula cambiada', null],
    ]);
  });
});

test('rules that read the database know the stored record', async () => {
  const id = await create({ name: 'Medida', size: 4 });
  expect(await refusals(change(id, { size: 3 }))).toEqual(['size: Ya eran 4']);
  await change(id, { size: 5 });
  expect((await read(id))!.size).toBe(5);
});

test('computed fields know the answer they join; lists do not have the lines', async () => {
  const id = await create({ name: 'Cuenta', size: 6, member_ids: [await maker(), await maker()] });
  expect(await answer(id)).toMatchObject({ share: 3 });
  const [listed] = await kernel().answerRecords(crews, { strapi: app.strapi, actor: clerk() }, (query) => {
    query.where({ id });
  });
  expect(listed).toMatchObject({ id, share: 6, members_count: 2 });
  expect(listed).not.toHaveProperty('members');
});

test('a list is not filtered by a state that there is not', async () => {
  expect(await refusals(find({ state: 'lost' }))).toEqual(['state: not_an_option']);
  expect(await refusals(find({ filters: { state: { $in: ['open', 'lost'] } } }))).toEqual([
    'filters.state: not_an_option',
  ]);
  expect(await find({ state: 'away', size: '77' })).toEqual([]);
});
