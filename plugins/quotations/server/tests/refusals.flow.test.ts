import { givenProduct } from '@mayorista/catalogue/testing';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { boot, clock, codesOf, expectRefused, type Client, type TestApp } from '@mayorista/kernel/testing';
import { castOf, create, move, show, type Cast, type One, type Quotation } from './kit';

let app: TestApp;
let cast: Cast;
let productId: number;

beforeAll(async () => {
  app = await boot();
  cast = await castOf(app);
  ({ id: productId } = await givenProduct(app, { listPrice: '100.00', stock: { MTY: 50 } }));
});
afterEach(() => clock.run());

const line = () => ({ product_id: productId, quantity: 1 });
const status = async (id: number): Promise<string> =>
  (await cast.knex('distributor_quotations').where({ id }).first('status')).status;
const change = (who: Client, id: number, body: object) => who.put<One>(`/api/distributor-quotations/${id}`, body);

/** A quotation that the house sent to the company. */
async function ofHouse(): Promise<Quotation> {
  const made = await create(cast.people.salesman!, [line()], {
    company_id: cast.companyId,
    contact_email: cast.mails.distributor,
  });
  expect((await move(cast.people.salesman!, made.id, 'enviada')).status).toBe(200);
  return made;
}

describe('a quotation is not sent', () => {
  test('without products, nor by the house to nobody: both are told at once, and it stays a draft', async () => {
    const salesman = cast.people.salesman!;
    const made = await create(salesman, [], { company_id: cast.companyId });
    const refused = await move(salesman, made.id, 'enviada');
    expectRefused(refused, { lines: /no tiene productos/, contact_email: /correo/ });
    expect(codesOf(refused)).toEqual(['quotation_without_lines', 'quotation_without_recipient']);
    expect(await status(made.id)).toBe('borrador');
    const own = await create(cast.people.distributor!, []);
    expectRefused(await move(cast.people.distributor!, own.id, 'enviada'), { lines: /no tiene productos/ });
    expect([
      await status(own.id),
      await cast.knex('distributor_quotation_versions').where({ quotation_id: own.id }),
    ]).toEqual(['borrador', []]);
  });

  test('on the day after its last, though nobody expired it', async () => {
    const own = await create(cast.people.distributor!, [line()]);
    clock.at(new Date(Date.parse(`${own.valid_to}T06:00:00Z`) + 86_400_000).toISOString());
    expectRefused(await move(cast.people.distributor!, own.id, 'enviada'), { _general: /venció/ });
    expect(await status(own.id)).toBe('borrador');
  });
});

describe('a counter-offer', () => {
  const offer = { answer: 'Con 10 % menos', target_total: '90' };

  test.each([
    ['visitor', 401],
    ['foreign', 404],
    ['nobody', 404],
    ['installer', 403],
    ['storeman', 403],
    ['employee', 403],
    ['salesman', 403],
    ['otherSalesman', 404],
    ['secondary', 404],
  ])('is not made by %s: %i', async (name, refused) => {
    const { id } = await ofHouse();
    expect((await move(cast.people[name]!, id, 'contraoferta', offer)).status).toBe(refused);
    expect(await status(id)).toBe('enviada');
  });

  test('says what it is, of more than nothing, and not after the last day', async () => {
    const { id, valid_to: last } = await ofHouse();
    const buyer = cast.people.colleague!;
    expectRefused(await move(buyer, id, 'contraoferta', {}), { answer: /./ });
    expectRefused(await move(buyer, id, 'contraoferta', { ...offer, target_total: '0' }), { target_total: /./ });
    clock.at(new Date(Date.parse(`${last}T06:00:00Z`) + 86_400_000).toISOString());
    expectRefused(await move(buyer, id, 'contraoferta', offer), { _general: /venció/ });
    expect(await status(id)).toBe('enviada');
    clock.run();
    expect((await move(buyer, id, 'contraoferta', offer)).status).toBe(200);
  });

  test('is answered by the house alone: its buyer neither changes nor revises what the house prepared', async () => {
    const { id } = await ofHouse();
    const buyer = cast.people.distributor!;
    expect((await move(buyer, id, 'contraoferta', offer)).status).toBe(200);
    expectRefused(await change(buyer, id, { lines: [{ ...line(), quantity: 9 }] }), {
      _general: 'La preparó la casa: haz una contraoferta para cambiarla',
    });
    expect((await move(buyer, id, 'borrador')).status).toBe(403);
    expect(await show(buyer, id)).toMatchObject({ status: 'contraoferta', version: 1, lines: [{ quantity: 1 }] });
    expect((await change(cast.people.salesman!, id, { lines: [line()] })).body.data).toMatchObject({ version: 2 });
  });
});

test('a discount is above nothing and at most the whole', async () => {
  const made = await create(cast.people.salesman!, [line()], { company_id: cast.companyId });
  const grant = (percent: string) =>
    change(cast.people.salesman!, made.id, {
      lines: [{ ...line(), discount_percent: percent, discount_reason: 'Proyecto' }],
    });
  for (const percent of ['0', '-1', '100.01']) expectRefused(await grant(percent), { 'lines.0.discount_percent': /./ });
  expect((await show(cast.people.salesman!, made.id)).total).toBe(made.total);
  expect((await grant('100')).body.data.subtotal).toBe('0.00');
});

test('prices are those of a company that buys: of one that is closed none are given, and nothing is written', async () => {
  const salesman = cast.people.salesman!;
  const ask = () =>
    salesman.post('/api/distributor-quotations', { company_id: cast.companyId, lines: [line()], note: 'Cerrada' });
  const company = () => cast.knex('companies').where({ id: cast.companyId });
  await company().update({ status: 0 });
  // What a company is is kept for a few seconds.
  await expect.poll(async () => (await ask()).status, { timeout: 30_000 }).toBe(422);
  const refused = await ask();
  await company().update({ status: 1 });
  expectRefused(refused, { company_id: 'La empresa no está activa: no hay precios para ella' });
  const written = async () => (await cast.knex('distributor_quotations').where({ note: 'Cerrada' })) as object[];
  const before = await written();
  expect(codesOf(refused)).toEqual(['quotation_prices_missing']);
  await expect.poll(async () => (await ask()).status, { timeout: 30_000 }).toBe(201);
  expect(await written()).toHaveLength(before.length + 1);
});

test('a quotation is mailed to addresses alone', async () => {
  const { id } = await ofHouse();
  const mail = (to: unknown) => cast.people.distributor!.put(`/api/distributor-quotation-mails/${id}`, { to });
  expectRefused(await mail(['cliente@final.test', 'cliente']), { 'to.1': 'Escribe un correo válido' });
  expect((await cast.knex('distributor_quotations').where({ id }).first('mails')).mails).toBe(0);
});

test('a quotation is mailed fifty times at most', async () => {
  const { id } = await ofHouse();
  const mail = () =>
    cast.people.distributor!.put(`/api/distributor-quotation-mails/${id}`, { to: 'cliente@final.test' });
  await cast.knex('distributor_quotations').where({ id }).update({ mails: 49 });
  expect((await mail()).status).toBe(200);
  await app.settle();
  const sent = async () => (await cast.knex('mails').where({ recipient: 'cliente@final.test' })).length;
  const before = await sent();
  expectRefused(await mail(), { _general: 'Esta cotización ya se envió 50 veces por correo' });
  await app.settle();
  expect(await sent()).toBe(before);
});

test('what a distributor shows of a secondary user’s quotation is that person’s to say', async () => {
  const path = '/api/external-quotation-datas';
  const { id } = await create(cast.people.secondary!, [line()]);
  const data = { quotation_id: id, business_name: 'Redes', margin_percent: '30' };
  for (const name of ['distributor', 'colleague']) expect((await cast.people[name]!.put(path, data)).status).toBe(403);
  expect((await cast.people.foreign!.put(path, data)).status).toBe(404);
  expect(await cast.knex('external_quotation_datas').where({ quotation_id: id })).toEqual([]);
  expect((await cast.people.secondary!.put(path, data)).status).toBe(200);
  for (const margin_percent of ['-1', '1000.01'])
    expectRefused(await cast.people.secondary!.put(path, { ...data, margin_percent }), { margin_percent: /./ });
});
