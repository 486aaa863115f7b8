import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CONTACT_CODE } from '@mayorista/config';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { boot, client, clock, expectRefused, type Answer, type Client, type TestApp } from '@mayorista/kernel/testing';
import { certificateOf, formOf, newRfc, pdfOf } from './registration-kit';

type Json = Record<string, unknown>;
type One = { data: Json & { id: number }; meta: Json };
type List = { data: (Json & { id: number })[] };

let app: TestApp;
let support: Client;
let owner: Client;
let other: Client;
let company: { id: number; rfc: string };
let foreign: number;
let whatsapp: Server;
const received: { url: string; authorization: string; body: Json }[] = [];
const mailed: { to: string; text: string }[] = [];
const knexOf = (table: string) => app.strapi.db.connection(table);

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
  app = await boot({
    WHATSAPP_URL: `http://127.0.0.1:${(whatsapp.address() as AddressInfo).port}/v21.0`,
    WHATSAPP_PHONE_ID: '1055',
    WHATSAPP_TOKEN: 'ficha-de-prueba',
  });
  support = await app.asStaff('soporte');
  const rfc = newRfc();
  const made = await support.post<One>('/companies/company-distributors', {
    business_name: 'Papeles de Prueba SA',
    rfc,
  });
  company = { id: made.body.data.id, rfc };
  owner = client(app.url, (await app.given.person({ companyId: company.id })).token);
  other = await app.as('otro');
  foreign = (await other.get<{ data: { company: { id: number } } }>('/api/user')).body.data.company.id;
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
    expectRefused(await verify(id, code), { code: /Demasiados intentos/ });
    expectRefused(await verify(id), { code: /límite de peticiones/ });
    const late = await added();
    const lateCode = (await codeOf(late.email))!;
    clock.at(new Date(Date.now() + 11 * 60_000).toISOString());
    try {
      expectRefused(await verify(late.id, lateCode), { code: /venció/ });
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
    expectRefused(await verify(one.id, code), { code: /venció/ });
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
    expectRefused(again, { code: /límite de peticiones/ });
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

describe('a logo', () => {
  const picture = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#d00000' } })
      .jpeg()
      .toBuffer();
  const save = async (bytes: Buffer, data: object = {}, who = owner, id = company.id): Promise<Answer<One>> =>
    who.post<One>(
      `/api/company-logos/${id}`,
      formOf({ _method: 'PUT', ...data }, { logo: [bytes, 'logo.jpg', 'image/jpeg'] }),
    );

  test('is cropped, made no larger than a logo, and replaces the one before [SF-COMPANY-006]', async () => {
    const { status, body } = await save(await picture(1600, 800), { crop: { x: 100, y: 0, width: 800, height: 800 } });
    expect(status, JSON.stringify(body)).toBe(200);
    const { url, id } = body.data.logo as { url: string; id: number };
    const file = await fetch(app.url + url, { headers: { Authorization: `Bearer ${owner.token}` } });
    const meta = await sharp(Buffer.from(await file.arrayBuffer())).metadata();
    expect([meta.format, meta.width, meta.height]).toEqual(['png', 600, 600]);
    expect((await fetch(app.url + url, { headers: { Authorization: `Bearer ${other.token}` } })).status).toBe(404);
    await save(await picture(300, 100));
    expect(await knexOf('private_files').where({ id })).toEqual([]);
  });

  test('is neither another company’s to change, nor a text, nor a cut outside of it', async () => {
    const before = await knexOf('company_logos').where({ company_id: company.id });
    const bytes = await picture(200, 100);
    expect((await save(bytes, {}, other)).status).toBe(404);
    expect((await save(bytes, {}, await app.as('secundario'))).status).toBe(403);
    expectRefused(await save(Buffer.from('no es imagen')), { logo: 'Este tipo de archivo no está permitido' });
    expectRefused(await save(bytes, { crop: { x: 150, y: 0, width: 100, height: 100 } }), {
      crop: 'El recorte se sale de la imagen',
    });
    expectRefused(await owner.post(`/api/company-logos/${company.id}`, {}), { logo: /obligatorio/ });
    expect(await knexOf('company_logos').where({ company_id: company.id })).toEqual(before);
    expect(await knexOf('company_logos').where({ company_id: foreign })).toEqual([]);
  });
});

describe('the certificate of the tax authority', () => {
  const send = async (pdf: Buffer, who = owner, data: object = {}): Promise<Answer<One>> =>
    who.post<One>(
      '/api/company-tax-certificates',
      formOf(data, { tax_certificate: [pdf, 'constancia.pdf', 'application/pdf'] }),
    );
  const idOf = async (table: string, code: string) =>
    ((await knexOf(table).where({ code }).first('id')) as { id: number }).id;

  test('is read, proposed and compared with what was typed [PC-COMPANY-002] [PC-COMPANY-005]', async () => {
    const { status, body } = await send(await certificateOf(company.rfc, 'PAPELES DE PRUEBA'));
    expect(status, JSON.stringify(body)).toBe(200);
    const regime = await idOf('tax_regimes', '601');
    expect(body.data).toMatchObject({
      certificate: { rfc: company.rfc, zip_code: '64000', id_cif: '14110563123' },
      proposal: { rfc: company.rfc, business_name: 'PAPELES DE PRUEBA', tax_regime_id: regime },
      is_valid: false,
    });
    const fiscal = {
      rfc: company.rfc,
      business_name: 'PAPELES',
      tax_regime_id: regime,
      cfdi_use_id: await idOf('cfdi_uses', 'G03'),
      zip_code: '64000',
    };
    expect((await owner.post('/api/company-fiscal-datas', fiscal)).status).toBe(200);
    const compared = await owner.get<One>('/api/tax-certificate-validations');
    expect(compared.body.data).toMatchObject({
      is_valid: false,
      differences: [{ field: 'business_name', certificate: 'PAPELES DE PRUEBA', typed: 'PAPELES' }],
    });
    const papers = await owner.get<List>('/api/company-document-authorizations');
    expect(papers.body.data).toMatchObject([{ type: 'tax_certificate', status: 'pending' }]);
  });

  test('of another RFC, with a QR of somebody else, or none at all, is refused and nothing is kept', async () => {
    const before = await knexOf('tax_certificates');
    expectRefused(await send(await certificateOf('EKU9003173C9')), {
      tax_certificate: 'La constancia es del RFC EKU9003173C9, que no es el de la empresa',
    });
    expectRefused(await send(await pdfOf(['Una factura'])), { tax_certificate: /No pudimos leer/ });
    expectRefused(await send(Buffer.from('texto')), { tax_certificate: /./ });
    const forged = await pdfOf([
      'CONSTANCIA DE SITUACIÓN FISCAL',
      `RFC: ${company.rfc}`,
      'D3=14110563123_EKU9003173C9',
    ]);
    expectRefused(await send(forged), { tax_certificate: 'El código QR de la constancia es de otro RFC' });
    expect((await send(await certificateOf(company.rfc), other, { company_id: company.id })).status).toBe(404);
    expect((await other.get(`/api/tax-certificate-validations?company_id=${company.id}`)).status).toBe(404);
    expect(await knexOf('tax_certificates')).toEqual(before);
  });

  test('a change of fiscal identity waits for staff, who approve or refuse it once; a change of use does not', async () => {
    const stored = async () => (await knexOf('company_fiscal_datas').where({ company_id: company.id }).first()) as Json;
    const before = await stored();
    const { rfc, business_name, tax_regime_id, zip_code } = before;
    const base = { rfc, business_name, tax_regime_id, zip_code };
    const use = await idOf('cfdi_uses', 'G01');
    const free = await owner.post<One>('/api/company-fiscal-datas', { ...base, cfdi_use_id: use });
    expect([free.body.meta, (await stored()).cfdi_use_id]).toEqual([{ pending_change_id: null }, use]);
    const strange = { ...base, cfdi_use_id: use, rfc: 'EKU9003173C9' };
    expectRefused(await owner.post('/api/company-fiscal-datas', strange), {
      rfc: `La empresa está dada de alta con el RFC ${company.rfc}: pide el cambio a tu ejecutivo de ventas`,
    });
    const asked = await owner.post<One>('/api/company-fiscal-datas', {
      ...base,
      cfdi_use_id: use,
      business_name: 'PAPELES DE PRUEBA',
    });
    const change = Number(asked.body.meta.pending_change_id);
    expect((await stored()).business_name).toBe('PAPELES');
    const decide = (state: string, more: object = {}, who = support) =>
      who.put<One>(`/companies/company-change-states/${change}`, { state, ...more });
    expect((await owner.put(`/api/company-change-states/${change}`, { state: 'approved' })).status).toBe(403);
    expect((await other.get(`/api/company-changes/${change}`)).status).toBe(404);
    const both = await Promise.all([decide('approved'), decide('rejected', { reason: 'No coincide' })]);
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    const after = (await knexOf('company_changes').where({ id: change }).first()) as Json;
    expect((await stored()).business_name).toBe(after.state === 'approved' ? 'PAPELES DE PRUEBA' : 'PAPELES');
    const first = await owner.post<One>('/api/company-fiscal-datas', { ...base, cfdi_use_id: use, zip_code: '64010' });
    const second = await owner.post<One>('/api/company-fiscal-datas', { ...base, cfdi_use_id: use, zip_code: '64020' });
    expect(
      await knexOf('company_changes')
        .where({ id: Number(first.body.meta.pending_change_id) })
        .first(),
    ).toMatchObject({ state: 'replaced' });
    expect(Number(second.body.meta.pending_change_id)).toBeGreaterThan(Number(first.body.meta.pending_change_id));
  });
});

describe('papers of a company', () => {
  const upload = async (type: string, who = owner, data: object = {}): Promise<Answer<One>> =>
    who.post<One>(
      '/api/company-document-uploads',
      formOf({ type, ...data }, { document: [await pdfOf([type]), 'papel.pdf', 'application/pdf'] }),
    );
  const decide = (id: number, body: Json): Promise<Answer<One>> =>
    support.put<One>(`/companies/company-document-authorizations/${id}`, body);

  test('are uploaded by the name of their type, authorised until a day, and replaced to be authorised anew [PC-COMPANY-001] [PC-COMPANY-004] [PC-COMPANY-006] [PC-COMPANY-007]', async () => {
    const made = await upload('Acta constitutiva', owner, { company_id: company.id });
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    const { id } = made.body.data;
    expect(made.body.data).toMatchObject({ type: 'articles', status: 'pending', file: { name: 'papel.pdf' } });
    expect((await decide(id, { status: 'authorized', expires_on: '2020-01-31' })).body.data).toMatchObject({
      status: 'authorized',
      is_expired: true,
    });
    expectRefused(await owner.delete(`/api/company-document-uploads/${id}`), { _general: /ya está autorizado/ });
    const again = await upload('Acta constitutiva');
    expect([again.body.data.id, again.body.data.status, again.body.meta]).toEqual([id, 'pending', { is_new: false }]);
    expect((await knexOf('company_documents').where({ id }).first()) as Json).toMatchObject({
      expires_on: null,
      reviewed_by: null,
    });
    expect((await owner.delete(`/api/company-document-uploads/${id}`)).status).toBe(200);
    expectRefused(await upload('Acta inventada'), { type: /./ });
    const noPaper = formOf({ type: 'articles' }, { document: [Buffer.from('MZ'), 'papel.pdf', 'application/pdf'] });
    const papers = () => knexOf('company_documents').where({ company_id: company.id }).count({ n: '*' });
    const before = await papers();
    expectRefused(await owner.post<One>('/api/company-document-uploads', noPaper), { document: /./ });
    expect(await papers()).toEqual(before);
  });

  test('of two staff who decide one at once, one decides', async () => {
    const { id } = (await upload('identification')).body.data;
    const answers = await Promise.all([
      decide(id, { status: 'authorized' }),
      decide(id, { status: 'rejected', reason: 'Borrosa' }),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await knexOf('company_documents').where({ id }).first()).toMatchObject({
      status: answers[0]!.status === 200 ? 'authorized' : 'rejected',
    });
  });

  test('a refusal wants a reason, and nobody else reads, decides or removes them', async () => {
    const { id, file } = (await upload('bank_statement')).body.data as unknown as {
      id: number;
      file: { url: string };
    };
    expectRefused(await decide(id, { status: 'rejected' }), { reason: /obligatorio/ });
    expect((await owner.put(`/api/company-document-authorizations/${id}`, { status: 'authorized' })).status).toBe(403);
    expect((await other.delete(`/api/company-document-uploads/${id}`)).status).toBe(404);
    expect((await other.get(`/api/company-documents/${id}`)).status).toBe(404);
    expect(
      (await other.get<List>('/api/company-document-authorizations')).body.data.map((each) => each.id),
    ).not.toContain(id);
    expectRefused(await upload('identification', other, { company_id: company.id }), { company_id: 'No existe' });
    const read = (who: Client) => fetch(app.url + file.url, { headers: { Authorization: `Bearer ${who.token}` } });
    expect([(await read(owner)).status, (await read(other)).status]).toEqual([200, 404]);
    expect((await knexOf('company_documents').where({ id }).first()) as Json).toMatchObject({ status: 'pending' });
  });
});
