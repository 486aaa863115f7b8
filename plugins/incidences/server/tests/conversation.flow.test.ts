import { givenPerson } from '@mayorista/people/testing';
import type { Knex } from 'knex';
import { beforeAll, describe, expect, test } from 'vitest';
import { boot, client, expectRefused, type Client, type TestApp } from '@mayorista/kernel/testing';

interface Message {
  readonly id: number;
  readonly body: string;
  readonly author: { readonly name: string };
  readonly is_from_house: boolean;
  readonly edited_at: string | null;
  readonly files: readonly { readonly id: number; readonly name: string }[];
}
type List = { data: readonly Message[] };
type One = { data: Message };

let app: TestApp;
let knex: Knex;
let support: Client;
let incidence: { readonly id: number; readonly sale_order_id: number; readonly company_id: number };
let buyerId: number;
let salesmanId: number;
let people: Record<string, Client>;

const path = '/api/incidence-comments';
const about = () => ({ modelType: 'incidence', modelId: incidence.id });
const say = (who: Client, body: string) => who.post<One>(path, { ...about(), body });
const read = (who: Client) => who.get<List>(`${path}?modelType=incidence&modelId=${incidence.id}&per_page=100`);
const written = async (): Promise<number> =>
  Number((await knex('incidence_comments').where({ incidence_id: incidence.id }).count({ n: '*' }).first())?.n ?? 0);
const bell = (userId: number): Promise<{ title: string; url: string }[]> =>
  knex('user_push_notifications as given')
    .join('push_notifications as notice', 'notice.id', 'given.push_notification_id')
    .where({ 'given.user_id': userId })
    .where('notice.title', 'like', `%incidencia #${incidence.id}%`)
    .orderBy('notice.id')
    .select('notice.title', 'notice.url') as unknown as Promise<{ title: string; url: string }[]>;
const awaits = async (): Promise<boolean> =>
  Boolean((await knex('incidences').where({ id: incidence.id }).first('awaits_reply')).awaits_reply);

beforeAll(async () => {
  app = await boot();
  knex = app.strapi.db.connection as unknown as Knex;
  support = await app.asStaff('soporte');
  await knex('incidences').update({ awaits_reply: false });
  incidence = await knex('incidences').where({ state: 'open' }).first();
  const { company_id: companyId } = incidence;
  const named = { name: 'Laura', paternal_surname: 'Villarreal', maternal_surname: 'Garza' };
  const given = async (role: string, more: object = {}) => givenPerson(app, { role, ...more });
  const buyer = await given('distributor', { companyId, fields: named });
  const attends = await given('salesman', { fields: { name: 'Óscar', paternal_surname: 'Luna' } });
  [buyerId, salesmanId] = [buyer.id, attends.id];
  await knex('companies').where({ id: companyId }).update({ salesman_id: salesmanId });
  await knex('sale_orders')
    .where({ id: incidence.sale_order_id })
    .update({ user_id: buyerId, salesman_id: salesmanId });
  const other = await knex('companies').where({ status: 1 }).whereNot({ id: companyId }).first('id');
  const token = async (role: string, more: object = {}) => client(app.url, (await given(role, more)).token);
  people = {
    buyer: client(app.url, buyer.token),
    salesman: client(app.url, attends.token),
    visitor: app.anonymous,
    foreign: await token('distributor', { companyId: other.id }),
    secondary: await token('secondary_user', { companyId }),
    installer: await token('installer'),
    otherSalesman: await token('salesman'),
  };
});

describe('the conversation of an incidence', () => {
  test('is written by both sides, under their names; each tells the other, and the desk sees who waits', async () => {
    expect((await say(people.buyer!, 'Ya empaqué la pieza')).body.data).toMatchObject({
      is_from_house: false,
      author: { name: 'Laura Villarreal Garza' },
    });
    await app.settle();
    expect([await awaits(), await bell(buyerId)]).toEqual([true, []]);
    const url = `/incidences/${incidence.id}`;
    expect(await bell(salesmanId)).toEqual([{ title: `Te escribieron sobre la incidencia #${incidence.id}`, url }]);
    const listed = async (flag: string): Promise<number[]> =>
      (
        await support.get<{ data: { id: number }[] }>(`/incidences/incidences?awaits_reply=${flag}&per_page=100`)
      ).body.data.map(({ id }) => id);
    expect([await listed('true'), await listed('1')]).toEqual([[incidence.id], [incidence.id]]);
    expect(await listed('false')).not.toContain(incidence.id);

    const answer = { ...about(), body: 'Mañana pasan por ella' };
    expect((await support.post<One>('/incidences/incidence-comments', answer)).body.data.is_from_house).toBe(true);
    await app.settle();
    expect([await awaits(), (await bell(salesmanId)).length, await listed('true')]).toEqual([false, 1, []]);
    expect(await listed('false')).toContain(incidence.id);
    expect(await bell(buyerId)).toEqual([{ title: `Te escribimos sobre la incidencia #${incidence.id}`, url }]);
    expect((await read(people.buyer!)).body.data.map(({ body }) => body)).toEqual([
      'Mañana pasan por ella',
      'Ya empaqué la pieza',
    ]);
  });

  test('carries files that both sides open, and nobody else; a program for a picture is refused and nothing is kept', async () => {
    const form = (bytes: Buffer) => {
      const data = new FormData();
      data.set('data', JSON.stringify({ ...about(), body: 'Foto de la etiqueta' }));
      data.set('files', new Blob([new Uint8Array(bytes)]), 'etiqueta.png');
      return data;
    };
    const before = await written();
    expectRefused(await people.buyer!.post(path, form(Buffer.from('MZ\u0090\u0000 program'))), { files: /./ });
    const many = form(Buffer.from('x'));
    for (let at = 0; at < 10; at += 1) many.append('files', new Blob(['x']), `nota-${at}.txt`);
    expectRefused(await people.buyer!.post(path, many), { files: 'Puedes adjuntar 10 archivos como máximo' });
    expect(await written()).toBe(before);
    const png = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    );
    const { body, status } = await people.buyer!.post<One>(path, form(png));
    expect([status, body.data.files.map(({ name }) => name)]).toEqual([201, ['etiqueta.png']]);
    const file = `/private-files/${body.data.files[0]!.id}`;
    const opened = async (who: Client) => (await who.get(`/api${file}`)).status;
    expect([await opened(people.buyer!), await opened(people.salesman!)]).toEqual([200, 200]);
    expect((await support.get(`/kernel${file}`)).status).toBe(200);
    for (const name of ['foreign', 'secondary', 'otherSalesman']) expect(await opened(people[name]!)).toBe(404);
    expect(await opened(people.visitor!)).toBe(401);
  });

  test('is corrected by who wrote alone', async () => {
    const { id } = (await say(people.buyer!, 'Es la azul')).body.data;
    const correct = (who: Client, body: string) => who.put<One>(path, { id, ...about(), body });
    expect((await correct(people.salesman!, 'Otra cosa')).status).toBe(403);
    expect((await read(people.buyer!)).body.data[0]).toMatchObject({ body: 'Es la azul', edited_at: null });
    expect((await correct(people.buyer!, 'Es la roja')).body.data).toMatchObject({ body: 'Es la roja' });
  });

  test('says what is missing', async () => {
    const before = await written();
    expectRefused(await people.buyer!.post(path, { ...about(), body: '   ' }), { body: /./ });
    expectRefused(await people.buyer!.post(path, { body: 'Hola' }), { modelId: /./ });
    expect((await people.buyer!.post(path, { ...about(), modelId: 999_999, body: 'Hola' })).status).toBe(404);
    expect(await written()).toBe(before);
  });

  test.each([
    ['visitor', 401],
    ['foreign', 404],
    ['secondary', 404],
    ['installer', 403],
    ['otherSalesman', 404],
  ])('is no business of %s: %i', async (name, status) => {
    const before = await written();
    expect([(await read(people[name]!)).status, (await say(people[name]!, 'Hola')).status]).toEqual([status, status]);
    expect(await written()).toBe(before);
  });
});

test('a buyer is told of the verdict, once', async () => {
  for (const given of [{ state: 'in_review' }, { state: 'accepted', verdict: 'Procede' }])
    expect((await support.put(`/incidences/incidence-states/${incidence.id}`, given)).status).toBe(200);
  await app.settle();
  const told = (await bell(buyerId)).map(({ title }) => title);
  expect(told.filter((title) => title.startsWith('Tu incidencia'))).toEqual([`Tu incidencia #${incidence.id} procede`]);
});
