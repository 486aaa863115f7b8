import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { expectRefused, type Answer, type Client } from '@mayorista/kernel/testing';
import { app, begin, company, foreign, type Json, knexOf, type One, other, owner, support } from './company-kit';
import { certificateOf, formOf, pdfOf } from './registration-kit';

type List = { data: (Json & { id: number })[] };

beforeAll(() => begin());

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
    const broken = Buffer.concat([bytes.subarray(0, 60), Buffer.from('lo demás se perdió')]);
    expectRefused(await save(broken), { logo: 'La imagen no se puede leer' });
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
    expectRefused(await send(await pdfOf(['Una factura'])), {
      tax_certificate: 'No pudimos leer la constancia: sube el PDF que descargas del SAT',
    });
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
    expectRefused(await owner.delete(`/api/company-document-uploads/${id}`), {
      _general: 'Este documento ya está autorizado: pide el cambio a tu ejecutivo de ventas',
    });
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
