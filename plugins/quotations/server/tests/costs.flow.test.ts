import { givenProduct } from '@mayorista/catalogue/testing';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { boot, expectRefused, type Client, type TestApp } from '@mayorista/kernel/testing';
import { castOf, create, move, type Cast } from './kit';

let app: TestApp;
let cast: Cast;
let productId: number;

beforeAll(async () => {
  app = await boot();
  cast = await castOf(app);
  ({ id: productId } = await givenProduct(app, { listPrice: '100.00', stock: { MTY: 50 } }));
});
beforeEach(async () => void (await cast.knex('spent_costs').delete()));

const lines = () => [{ product_id: productId, quantity: 1 }];
async function sentBy(who: Client, more: object = {}): Promise<number> {
  const { id } = await create(who, lines(), more);
  const { status, body } = await move(who, id, 'enviada');
  expect(status, JSON.stringify(body)).toBe(200);
  return id;
}
const mailed = async (like: string): Promise<number> => {
  await app.settle();
  return (await cast.knex('mails').where('recipient', 'like', like)).length;
};

describe('mails of quotations', () => {
  test('reach sixty strangers a day and not seven hundred and fifty, however they are asked for', async () => {
    const who = cast.people.distributor!;
    const id = await sentBy(who);
    await cast.knex('spent_costs').delete();
    const answers = await Promise.all(
      Array.from({ length: 75 }, (_, call) =>
        who.put(`/api/distributor-quotation-mails/${id}`, {
          to: Array.from({ length: 10 }, (_each, n) => `extrano-${call}-${n}@ajeno.test`),
        }),
      ),
    );
    // Those that read the same count of the quotation's mails are one mail, as ever; none beyond is sent.
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 429]));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(6);
    expect(await mailed('extrano-%')).toBeLessThanOrEqual(60);
    const more = await create(who, lines(), { contact_email: 'otro-extrano@ajeno.test' });
    const refused = await move(who, more.id, 'enviada');
    expect([refused.status, JSON.stringify(refused.body)]).toEqual([
      429,
      expect.stringContaining('Llegaste al límite de correos de cotizaciones: 60 por día'),
    ]);
    expect((await cast.knex('distributor_quotations').where({ id: more.id }).first()).status).toBe('borrador');
    const colleague = await create(cast.people.colleague!, lines(), { contact_email: 'otro-extrano@ajeno.test' });
    expect((await move(cast.people.colleague!, colleague.id, 'enviada')).status, 'nor by a colleague').toBe(429);
    expect((await move(cast.people.foreign!, (await create(cast.people.foreign!, lines())).id, 'enviada')).status).toBe(
      200,
    );
  });

  test('reach one stranger ten times a day, by whatever quotation of whatever company', async () => {
    const to = 'victima@ajena.test';
    for (let n = 0; n < 5; n += 1) {
      await sentBy(cast.people.distributor!, { contact_email: to });
      await sentBy(cast.people.foreign!, { contact_email: to });
    }
    const id = await sentBy(cast.people.colleague!);
    expect((await cast.people.colleague!.put(`/api/distributor-quotation-mails/${id}`, { to })).status).toBe(429);
    expect((await cast.knex('distributor_quotations').where({ id }).first()).mails).toBe(0);
    // The company's own people are no strangers.
    for (let n = 0; n < 12; n += 1)
      expect(
        (await cast.people.colleague!.put(`/api/distributor-quotation-mails/${id}`, { to: cast.mails.distributor }))
          .status,
      ).toBe(200);
  });

  test('of the house go to the company whose it is and to the contact that it names, and to nobody else', async () => {
    const salesman = cast.people.salesman!;
    const id = await sentBy(salesman, { company_id: cast.companyId, contact_email: 'compras@cliente.test' });
    const mail = (to: unknown) => salesman.put(`/api/distributor-quotation-mails/${id}`, { to });
    expectRefused(await mail(['compras@cliente.test', 'extrano@ajeno.test', cast.mails.foreign]), {
      'to.1': 'La casa escribe a la gente de la empresa y al contacto de la cotización',
      'to.2': 'La casa escribe a la gente de la empresa y al contacto de la cotización',
    });
    expect((await cast.knex('distributor_quotations').where({ id }).first()).mails).toBe(0);
    expect((await mail(['Compras@cliente.test', cast.mails.colleague])).status).toBe(200);
  });

  test('carry others’ words as theirs, and no link of theirs', async () => {
    const who = cast.people.distributor!;
    const id = await sentBy(who);
    const mail = (message: string) =>
      who.put(`/api/distributor-quotation-mails/${id}`, { to: 'leida@cliente.test', message });
    for (const message of ['Entra a https://mal.test', 'Entra a mal.com/x', 'Entra a www.mal.test'])
      expectRefused(await mail(message), {
        message: 'El texto sale en un correo de Mayorista: no puede llevar enlaces',
      });
    expect(await mailed('leida@cliente.test')).toBe(0);
    expect((await mail('Buen día\nQuedo atento')).status).toBe(200);
    await app.settle();
    const [kept] = await cast.knex('mails').where({ recipient: 'leida@cliente.test' });
    expect(kept.text).toMatch(/ escribe:\n> Buen día\n> Quedo atento\n\nAdjuntamos la cotización/);
  });

  test('nor does the paper that goes with them: a buyer’s note and contact hold no link, the house’s may', async () => {
    const words = { note: 'Paga en https://mal.test', contact_name: 'mal.test/x' };
    const refused = await cast.people.distributor!.post('/api/distributor-quotations', { lines: lines(), ...words });
    expectRefused(refused, { note: /enlaces/, contact_name: /enlaces/ });
    expect(await cast.knex('distributor_quotations').where({ note: words.note })).toEqual([]);
    await create(cast.people.salesman!, lines(), { company_id: cast.companyId, note: 'Ficha: https://casa.test/f' });
  });

  test('a name that leads elsewhere stands on the paper and not in the subject', async () => {
    const who = cast.people.distributor!;
    const id = await sentBy(who);
    const look = { quotation_id: id, business_name: 'Premio en mal.com', margin_percent: '30' };
    expect((await who.put('/api/external-quotation-datas', look)).status).toBe(200);
    const sent = await who.put(`/api/distributor-quotation-mails/${id}`, { to: 'asunto@cliente.test', external: true });
    expect(sent.status).toBe(200);
    await app.settle();
    const [kept] = await cast.knex('mails').where({ recipient: 'asunto@cliente.test' });
    expect(kept.subject).toMatch(/^Cotización C-\d{4}-\d{6}$/);
  });
});

test('PDFs: 120 an hour for a person, for the HEAD of one too; a colleague goes on', async () => {
  const id = await sentBy(cast.people.distributor!);
  const path = `/api/distributor-quotation-downloads/${id}`;
  const statuses = [];
  for (let n = 0; n < 121; n += 1) statuses.push((await cast.people.distributor!.get(path)).status);
  expect(statuses).toEqual([...Array.from({ length: 120 }, () => 200), 429]);
  expect((await cast.people.colleague!.get(path)).status).toBe(200);
});
