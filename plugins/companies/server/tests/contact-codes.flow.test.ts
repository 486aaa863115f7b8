import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CONTACT_CODE } from '@mayorista/config';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clock, codesOf, expectRefused, type Answer, type Client } from '@mayorista/kernel/testing';
import { app, begin, company, type Json, knexOf, type One, other, owner, support } from './company-kit';

let whatsapp: Server;
const received: { url: string; authorization: string; body: Json }[] = [];
const mailed: { to: string; text: string }[] = [];

beforeAll(async () => {
  whatsapp = createServer((request, response) => {
    let text = '';
    request.on('data', (part: Buffer) => (text += part.toString()));
    request.on('end', () => {
      received.push({
        url: request.url ?? '',
        authorization: String(request.headers.authorization),
        body: JSON.parse(text) as Json,
      });
      response.setHeader('Content-Type', 'application/json');
      response.end(JSON.stringify({ messaging_product: 'whatsapp', messages: [{ id: 'wamid.1' }] }));
    });
  });
  await new Promise<void>((resolve) => whatsapp.listen(0, '127.0.0.1', resolve));
  await begin({
    WHATSAPP_URL: `http://127.0.0.1:${(whatsapp.address() as AddressInfo).port}/v21.0`,
    WHATSAPP_PHONE_ID: '1055',
    WHATSAPP_TOKEN: 'ficha-de-prueba',
  });
  const email = app.strapi.plugins.email as unknown as { provider: { send: (mail: never) => Promise<unknown> } };
  const { send } = email.provider;
  email.provider.send = (mail) => {
    mailed.push(mail);
    return send(mail);
  };
});
afterAll(() => whatsapp.close());

describe('a mail of a company', () => {
  let sequence = 0;
  const verifyPath = '/api/company-email-verification-code';
  const added = async (): Promise<{ id: number; email: string }> => {
    const email = `compras-${++sequence}@prueba.test`;
    const { status, body } = await owner.post<One>('/api/company-emails', { email });
    expect(status, JSON.stringify(body)).toBe(201);
    return { id: body.data.id, email };
  };
  /** The code that was mailed; in services mode another process has it, and the code is made anew by asking later. */
  const codeOf = async (email: string): Promise<string | undefined> => {
    await app.settle();
    return /código es (\d{6})/.exec(mailed.filter(({ to }) => to === email).at(-1)?.text ?? '')?.[1];
  };
  const verify = (id: number, code?: string, who = owner): Promise<Answer<One>> =>
    who.post<One>(verifyPath, { company_email_id: id, ...(code === undefined ? {} : { code }) });
  const verifiedAt = async (id: number) => ((await knexOf('company_emails').where({ id }).first()) as Json).verified_at;

  test('gets its code once when it is added, by which it is verified, once [PC-EMAIL-009]', async () => {
    const { id, email } = await added();
    const code = await codeOf(email);
    if (code === undefined) return expect(app.secondUrl).not.toBe(app.url);
    expect(JSON.stringify(await knexOf('contact_codes').where({ contact_id: id }))).not.toContain(code);
    expect(JSON.stringify(await knexOf('mails').where({ recipient: email }))).not.toContain(code);
    const wrong = code === '000000' ? '000001' : '000000';
    expectRefused(await verify(id, wrong), { code: 'El código no es correcto' });
    expect(await verifiedAt(id)).toBeNull();
    expect((await verify(id, code)).body.data).toMatchObject({ verified: true });
    expect(await verifiedAt(id)).not.toBeNull();
    expectRefused(await verify(id, code), { _general: 'Ya está verificado' });
  });

  test('refuses guesses after five, the right one too, and one that came too late', async () => {
    const { id, email } = await added();
    const code = await codeOf(email);
    if (code === undefined) return expect(app.secondUrl).not.toBe(app.url);
    const wrong = code === '000000' ? '000001' : '000000';
    for (let guess = 1; guess <= 5; guess += 1) expectRefused(await verify(id, wrong), { code: /no es correcto/ });
    expectRefused(await verify(id, code), { code: 'Demasiados intentos: pide otro código' });
    expectRefused(await verify(id), {
      code: /^Has excedido el límite de peticiones\. Intenta de nuevo en \d+ segundos\.$/,
    });
    const late = await added();
    const lateCode = (await codeOf(late.email))!;
    clock.at(new Date(Date.now() + 11 * 60_000).toISOString());
    try {
      expectRefused(await verify(late.id, lateCode), { code: 'El código venció o ya se usó: pide otro' });
      expect((await verify(late.id)).body.data).toMatchObject({ is_sent: true, verified: false });
    } finally {
      clock.run();
    }
    expect([await verifiedAt(id), await verifiedAt(late.id)]).toEqual([null, null]);
  });

  test('is sent so many codes a day and no more', async () => {
    const { id } = await added();
    await app.settle();
    const codes = () => knexOf('contact_codes').where({ kind: 'email', contact_id: id });
    const before = { sendings: CONTACT_CODE.sendingsADay, sent_at: new Date(Date.now() - 3_600_000) };
    expect(await codes().update(before)).toBe(1);
    expectRefused(await verify(id), { code: 'Ya enviamos muchos códigos hoy: inténtalo mañana' });
    expect((await codes().first<Json>()).sendings).toBe(before.sendings);
    await codes().update({ sent_at: new Date(Date.now() - 25 * 3_600_000) });
    expect((await verify(id)).body.data).toMatchObject({ is_sent: true });
  });

  test('that was changed is not verified by the code of the one before, nor by a code of another', async () => {
    const [one, two] = [await added(), await added()];
    const [code, foreignCode] = [await codeOf(one.email), await codeOf(two.email)];
    if (code === undefined || foreignCode === undefined) return expect(app.secondUrl).not.toBe(app.url);
    expectRefused(await verify(one.id, code === foreignCode ? '999999' : foreignCode), { code: /no es correcto/ });
    await owner.put(`/api/company-emails/${one.id}`, { email: 'otra-direccion@prueba.test' });
    expectRefused(await verify(one.id, code), { code: 'El código venció o ya se usó: pide otro' });
    expect(await verifiedAt(one.id)).toBeNull();
  });

  test('is nobody else’s to verify', async () => {
    const { id } = await added();
    const askers: [Client, number][] = [
      [other, 404],
      [await app.as('secundario'), 403],
      [await app.as('almacen'), 403],
      [app.anonymous, 401],
    ];
    for (const [who, expected] of askers) expect((await verify(id, '123456', who)).status).toBe(expected);
    expect(((await knexOf('contact_codes').where({ contact_id: id, kind: 'email' }).first()) as Json).guesses).toBe(0);
  });

  test('is staff’s too under its other name, and found by its address [PC-EMAIL-001] [PC-EMAIL-007] [PC-EMAIL-008] [PC-EMAIL-010] [SF-COMPANY-007]', async () => {
    const made = await support.post<One>('/companies/distributor-emails', {
      company_id: company.id,
      email: 'staff@prueba.test',
    });
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    expectRefused(await support.post('/companies/distributor-emails', { company_id: company.id, email: 'nada' }), {
      email: /no es válido/,
    });
    const found = await support.get<One>('/companies/crm-distributor-emails/STAFF@prueba.test');
    expect(found.body.data).toMatchObject({ id: made.body.data.id, distributor: { id: company.id } });
    expectRefused(await support.get('/companies/project-distributor-emails/nada'), { email: /no es válido/ });
    const nobody = await support.get('/companies/crm-distributor-emails/nadie@prueba.test');
    expect([nobody.status, JSON.stringify(nobody.body)]).toEqual([
      404,
      expect.stringContaining('Email no Encontrado.'),
    ]);
    expect((await owner.get('/api/crm-distributor-emails/staff@prueba.test')).status).toBe(403);
    const again = await support.post('/companies/distributor-email-verification', {
      distributor_email_id: made.body.data.id,
    });
    expect(codesOf(again)).toEqual(['code_too_soon']);
    expectRefused(again, { code: /^Has excedido el límite de peticiones\. Intenta de nuevo en \d+ segundos\.$/ });
  });
});

describe('a WhatsApp number', () => {
  test('is verified by a code that WhatsApp’s service was given, and stands in no row [SF-COMPANY-005]', async () => {
    const made = await owner.post<One>('/api/distributor-whatsapp-numbers', { number: '81 2345 6789' });
    const { id } = made.body.data;
    expect(made.body.data.number_formatted).toBe('+52 81-2345-6789');
    const url = '/api/distributor-whatsapp-verification-code';
    expect((await owner.post<One>(url, { id })).body.data.is_sent).toBe(true);
    await app.settle();
    const sent = received.at(-1)!;
    expect(sent).toMatchObject({
      url: '/v21.0/1055/messages',
      authorization: 'Bearer ficha-de-prueba',
      body: { to: '528123456789' },
    });
    const code = /"text":"(\d{6})"/.exec(JSON.stringify(sent.body))![1]!;
    expect(JSON.stringify(await knexOf('contact_codes').where({ kind: 'whatsapp' }))).not.toContain(`"${code}"`);
    expect((await other.post(url, { id, code })).status).toBe(404);
    expect((await owner.post<One>(url, { id, code })).body.data.verified).toBe(true);
  });
});
