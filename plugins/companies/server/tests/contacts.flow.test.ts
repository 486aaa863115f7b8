import { beforeAll, describe, expect, test } from 'vitest';
import { EMAIL_NOTICES } from '@mayorista/config';
import { boot, expectRefused, type Client, type TestApp } from '@mayorista/kernel/testing';
import { emailsFor } from '../src/contacts/emails-for';

interface One<T> {
  readonly data: T & { readonly id: number };
}

let app: TestApp;
let buyer: Client;
let other: Client;
beforeAll(async () => {
  app = await boot();
  [buyer, other] = [await app.as('distribuidor'), await app.as('otro')];
});

const count = async (table: string): Promise<number> =>
  Number(((await app.strapi.db.connection(table).count({ n: '*' })) as [{ n: number }])[0].n);

describe('telephones of a company', () => {
  const path = '/api/company-telephones';

  test('the same number, however it is written, is there once; another extension is another telephone', async () => {
    const made = await buyer.post<One<{ number: string }>>(path, { number: '044 33 1234 5678', type_id: 1 });
    expect([made.status, made.body.data.number]).toEqual([201, '+523312345678']);
    const before = await count('company_telephones');
    for (const number of ['33 1234 5678', '+52 1 33 1234 5678', '(33) 1234-5678'])
      expectRefused(await buyer.post(path, { number, type_id: 2 }), { number: 'El telefono ya existe.' });
    expect(await count('company_telephones')).toBe(before);
    expect((await buyer.post(path, { number: '33 1234 5678', extension: '12', type_id: 2 })).status).toBe(201);
    expect((await other.post(path, { number: '33 1234 5678', type_id: 1 })).status).toBe(201);
    expect((await buyer.put(`${path}/${made.body.data.id}`, { type_id: 2 })).status).toBe(200);
  });

  test('is mobile or landline, and a telephone at all', async () => {
    const before = await count('company_telephones');
    expectRefused(await buyer.post(path, { number: '12', type_id: 3 }), {
      number: 'El teléfono no es válido',
      type_id: 'El teléfono debe ser celular o fijo',
    });
    expectRefused(await buyer.post(path, { number: '33 9999 8888', extension: 'abc', type_id: 1 }), {
      extension: 'Escribe solo dígitos',
    });
    expect(await count('company_telephones')).toBe(before);
  });
});

describe('WhatsApp numbers of a company', () => {
  test('are 12 digits, told as +CC XX-XXXX-XXXX, once each; another number is to be verified again', async () => {
    const path = '/api/distributor-whatsapp-numbers';
    const made = await buyer.post<One<object>>(path, { number: '+52 33-2222-1111' });
    expect([made.status, made.body.data]).toMatchObject([
      201,
      { number: '523322221111', number_formatted: '+52 33-2222-1111', verified_at: null },
    ]);
    expectRefused(await buyer.post(path, { number: '3322221111' }), { number: 'El telefono ya existe.' });
    expectRefused(await buyer.post(path, { number: '+1 213 373 4253' }), { number: /12 dígitos/ });
    const { id } = made.body.data;
    await app.strapi.db.connection('distributor_whatsapp_numbers').where({ id }).update({ verified_at: new Date() });
    await buyer.put(`${path}/${id}`, { number: '33 2222 1111' });
    expect((await buyer.get<One<object>>(`${path}/${id}`)).body.data).not.toMatchObject({ verified_at: null });
    await buyer.put(`${path}/${id}`, { number: '33 2222 1112' });
    expect((await buyer.get<One<object>>(`${path}/${id}`)).body.data).toMatchObject({ verified_at: null });
    expect((await other.delete(`${path}/${id}`)).status).toBe(404);
  });
});

describe('e-mails of a company', () => {
  test('are addresses, once each, of the company alone', async () => {
    const path = '/api/company-emails';
    const made = await buyer.post<One<object>>(path, { email: 'pagos@cliente.test', email_type_id: 2 });
    expect(made.status).toBe(201);
    const before = await count('company_emails');
    expectRefused(await buyer.post(path, { email: 'no es correo' }), { email: 'El correo no es válido' });
    expect((await buyer.post(path, { email: 'pagos@cliente.test' })).status).toBe(422);
    expect(await count('company_emails')).toBe(before);
    expect((await other.get(`${path}/${made.body.data.id}`)).status).toBe(404);
    expect((await (await app.as('secundario')).get(path)).status).toBe(403);
    expect((await buyer.delete(`${path}/${made.body.data.id}`)).status).toBe(200);
  });

  test('are the same in other letters: refused twice, verified as they were, and sent one copy', async () => {
    const path = '/api/company-emails';
    const knex = app.strapi.db.connection;
    const made = await buyer.post<One<{ email: string; company_id: number }>>(path, {
      email: 'Compras.Norte@Cliente.test',
    });
    expect([made.status, made.body.data.email]).toEqual([201, 'compras.norte@cliente.test']);
    const { id, company_id: companyId } = made.body.data;
    const before = await count('company_emails');
    const taken = { email: 'Este correo ya está en la lista de la empresa' };
    for (const email of ['compras.norte@cliente.test', 'COMPRAS.NORTE@CLIENTE.TEST'])
      expectRefused(await buyer.post(path, { email }), taken);
    const another = (await buyer.post<One<object>>(path, { email: 'sur@cliente.test' })).body.data;
    expectRefused(await buyer.put(`${path}/${another.id}`, { email: 'COMPRAS.norte@cliente.test' }), taken);
    expect(await count('company_emails')).toBe(before + 1);
    await knex('company_emails').where({ id }).update({ verified_at: new Date() });
    expect(
      (await buyer.put<One<{ verified_at: string | null }>>(`${path}/${id}`, { email: 'COMPRAS.NORTE@cliente.test' }))
        .body.data.verified_at,
    ).not.toBeNull();
    expect(
      (await buyer.put<One<{ verified_at: string | null }>>(`${path}/${id}`, { email: 'otro@cliente.test' })).body.data
        .verified_at,
    ).toBeNull();
    // One that was stored before addresses were compared so is known all the same.
    await knex('company_emails').where({ id }).update({ email: 'Vieja@Cliente.test' });
    expectRefused(await buyer.post(path, { email: 'vieja@cliente.test' }), taken);
    expect(companyId).toBeGreaterThan(0);
  });

  test('choose their notices among the kinds that there are, and hear of them once verified [PC-EMAIL-005]', async () => {
    const path = '/api/company-emails';
    const knex = app.strapi.db.connection;
    const kinds = (await buyer.get<{ data: { id: number; name: string }[] }>('/api/email-notification-types')).body
      .data;
    expect(kinds.filter(({ id }) => id === EMAIL_NOTICES.orders || id === EMAIL_NOTICES.invoices)).toMatchObject([
      { name: 'Pedidos' },
      { name: 'Facturas' },
    ]);
    const made = await buyer.post<One<{ company_id: number }>>(path, {
      email: 'avisos@cliente.test',
      notice_ids: [EMAIL_NOTICES.orders],
    });
    expect([made.status, made.body.data]).toMatchObject([201, { notice_ids: [EMAIL_NOTICES.orders] }]);
    const { id, company_id: companyId } = made.body.data;
    const heard = (notice: number) => emailsFor(knex as never, companyId, notice);
    expect(await heard(EMAIL_NOTICES.orders)).not.toContain('avisos@cliente.test');
    await knex('company_emails').where({ id }).update({ verified_at: new Date() });
    expect(await heard(EMAIL_NOTICES.orders)).toContain('avisos@cliente.test');
    expect(await heard(EMAIL_NOTICES.invoices)).not.toContain('avisos@cliente.test');
    expectRefused(await buyer.put(`${path}/${id}`, { notice_ids: [2_000_000_000] }), {
      'notice_ids.0': /./,
    });
    expect((await other.put(`${path}/${id}`, { notice_ids: [] })).status).toBe(404);
    expect(await heard(EMAIL_NOTICES.orders)).toContain('avisos@cliente.test');
    expect((await buyer.put(`${path}/${id}`, { notice_ids: [] })).status).toBe(200);
    expect(await heard(EMAIL_NOTICES.orders)).not.toContain('avisos@cliente.test');
  });
});
