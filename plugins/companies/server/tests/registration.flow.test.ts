import { beforeAll, describe, expect, test } from 'vitest';
import { boot, buildInput, clock, expectRefused, type Client, type TestApp } from '@mayorista/kernel/testing';
import { registrationQuestion } from '../../shared';
import {
  answersOf,
  certificateOf,
  formOf,
  newRfc,
  pdfOf,
  save,
  sections,
  solved,
  submitted,
  type Kit,
  type Saved,
} from './registration-kit';

let app: TestApp;
let kit: Kit;
let support: Client;
const mailed: { to: string; subject: string; text: string }[] = [];
type Json = Record<string, unknown>;
const rowOf = async (id: number) =>
  (await app.strapi.db.connection('distributor_registries').where({ id }).first()) as Json | undefined;
const countOf = async (table: string): Promise<number> =>
  Number(((await app.strapi.db.connection(table).count({ n: '*' })) as [{ n: number }])[0].n);
const begun = async (): Promise<Saved> => {
  const { registry } = await sections(kit);
  const { status, body } = await save(app, { registry, captcha: await solved(app) });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data;
};

beforeAll(async () => {
  app = await boot();
  support = await app.asStaff('soporte');
  const idOf = async (table: string, where: object): Promise<number> =>
    ((await app.strapi.db.connection(table).where(where).first('id')) as { id: number }).id;
  kit = { app, support, idOf };
  const email = app.strapi.plugins.email as unknown as { provider: { send: (mail: never) => Promise<unknown> } };
  const { send } = email.provider;
  email.provider.send = (mail) => {
    mailed.push(mail);
    return send(mail);
  };
});

describe('a registration', () => {
  test('is saved step by step, gone on with by a mailed link, and sent [SF-REGISTRATION-001]', async () => {
    const draft = await begun();
    expect(draft).toMatchObject({ stage: 'draft', documents: [] });
    expect(draft.missing).toEqual(expect.arrayContaining(['fiscal.rfc', 'reference', 'documents']));
    const { registry, fiscal, reference, addresses } = await sections(kit);
    const email = String((await rowOf(draft.id))!.email);
    const second = await save(app, { token: draft.token, fiscal: JSON.stringify(fiscal) });
    expect(second.status, JSON.stringify(second.body)).toBe(200);
    expect((await rowOf(draft.id))!.business_name).toBe('INTEGRADORA DEL VALLE');
    await app.settle();
    const link = mailed.filter(({ to, subject }) => to === email && /Continúa/.test(subject)).at(-1);
    // In services mode another process has the mail; its token is made as that of the answer is.
    const token = /token=(\S+)/.exec(link?.text ?? '')?.[1] ?? String(draft.token);
    const again = await app.anonymous.post<{ data: Json }>('/api/distributor-registry-drafts', { token });
    expect(again.body.data).toMatchObject({
      id: draft.id,
      registry: { name: registry.name },
      fiscal: { rfc: fiscal.rfc },
    });
    const papers = { taxRecord: [await certificateOf(fiscal.rfc), 'constancia.pdf', 'application/pdf'] as const };
    const third = await save(app, formOf({ token, reference, addresses, questionnaire: await answersOf(kit) }, papers));
    expect(third.body.data).toMatchObject({ missing: [], documents: [{ type: 'tax_certificate', is_valid: true }] });
    const sent = await save(app, { token, submit: true });
    expect(sent.body.data).toMatchObject({ stage: 'submitted', token: null });
    expect(await rowOf(draft.id)).toMatchObject({ stage: 'submitted', email });
    expectRefused(await save(app, { token, registry: { name: 'Otra' } }), { token: 'Este registro ya se envió' });
    expect(await rowOf(draft.id)).toMatchObject({ name: 'Ana' });
    await app.settle();
    expect(JSON.stringify(await app.strapi.db.connection('mails').where({ recipient: email }))).not.toContain('token=');
  });

  test('tells what is wrong by section, and all of it at once [SF-REGISTRATION-002]', async () => {
    const refused = await save(app, {
      captcha: await solved(app),
      registry: { name: 'Ana', email: 'nada', telephone: '12' },
      fiscal: { rfc: 'EKU9003173C8', zip_code: '12' },
      reference: [{ name: 'A', telephone: '81 1234 5678' }, { name: '' }],
    });
    expect(refused.status).toBe(422);
    const { errors } = refused.body as unknown as { errors: Json };
    expect(Object.keys(errors)).toEqual(expect.arrayContaining(['fiscal.zip_code', 'reference.1.telephone']));
    const rules = await save(app, {
      captcha: await solved(app),
      registry: { name: 'Ana', email: 'nada', telephone: '12' },
      fiscal: { rfc: 'EKU9013173C9' },
    });
    expectRefused(rules, {
      'registry.email': 'El correo no es válido',
      'registry.telephone': 'El teléfono no es válido',
      'fiscal.rfc': 'El RFC no es válido',
    });
  });

  test('takes nothing that the house alone writes', async () => {
    const draft = await begun();
    expectRefused(await save(app, { token: draft.token, registry: { attended_by_id: 1, price_level: 6 } }), {
      'registry.attended_by_id': /./,
    });
    expect((await rowOf(draft.id))!.attended_by_id).toBeNull();
  });

  test('is not sent before all of it is there', async () => {
    const draft = await begun();
    const refused = await save(app, { token: draft.token, submit: true });
    expectRefused(refused, { 'fiscal.rfc': /obligatorio/, reference: /referencia comercial/, documents: /constancia/ });
    expect((await rowOf(draft.id))!.stage).toBe('draft');
  });

  test('with an RFC that is known is told so, without whose it is; two at once are judged in turn', async () => {
    const { rfc } = (await app.strapi.db.connection('companies').whereNotNull('rfc').first('rfc', 'business_name')) as {
      rfc: string;
    };
    const { registry, fiscal } = await sections(kit);
    const known = await save(app, { registry, fiscal: { ...fiscal, rfc }, captcha: await solved(app) });
    expectRefused(known, {
      'fiscal.rfc': 'Este RFC ya está registrado. Si es de tu empresa, escríbenos por Contáctanos',
    });
    expect(JSON.stringify(known.body)).not.toContain('Sistemas y Tecnología');
    const twin = newRfc();
    const both = await Promise.allSettled([submitted(kit, twin), submitted(kit, twin)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});

describe('the proof of work', () => {
  test('is asked of a beginning, used once, and neither guessed nor kept for later', async () => {
    const { registry } = await sections(kit);
    const before = await countOf('distributor_registries');
    expectRefused(await save(app, { registry }), { captcha: 'Falta comprobar que no eres un programa' });
    expectRefused(await save(app, { registry, captcha: Buffer.from('{}').toString('base64') }), {
      captcha: 'La comprobación no es válida o venció: inténtalo otra vez',
    });
    const captcha = await solved(app);
    const parsed = JSON.parse(Buffer.from(captcha, 'base64').toString()) as { number: number };
    const wrong = Buffer.from(JSON.stringify({ ...parsed, number: parsed.number + 1 })).toString('base64');
    expectRefused(await save(app, { registry, captcha: wrong }), {
      captcha: 'La comprobación no es válida o venció: inténtalo otra vez',
    });
    expect(await countOf('distributor_registries')).toBe(before);
    expect((await save(app, { registry, captcha })).status).toBe(200);
    expectRefused(await save(app, { registry, captcha }), {
      captcha: 'Esta comprobación ya se usó: inténtalo otra vez',
    });
    const late = await solved(app);
    clock.at(new Date(Date.now() + 30 * 60_000).toISOString());
    try {
      expectRefused(await save(app, { registry, captcha: late }), { captcha: /venció/ });
    } finally {
      clock.run();
    }
    expect(await countOf('distributor_registries')).toBe(before + 1);
  });
});

describe('the link of a registration', () => {
  test('opens its own alone, neither altered, nor late, nor after the address changed', async () => {
    const [one, other] = [await begun(), await begun()];
    const open = (token: string) => app.anonymous.post('/api/distributor-registry-drafts', { token });
    const [id, until, signature] = one.token!.split('.') as [string, string, string];
    for (const token of [
      `${other.id}.${until}.${signature}`,
      `${id}.${Number(until) + 1}.${signature}`,
      'nada',
      `${id}.${until}.${'x'.repeat(43)}`,
    ])
      expectRefused(await open(token), { token: 'El enlace no es válido o venció: comienza tu registro otra vez' });
    clock.at(new Date(Date.now() + 15 * 86_400_000).toISOString());
    try {
      expectRefused(await open(one.token!), { token: /venció/ });
    } finally {
      clock.run();
    }
    expect((await open(one.token!)).status).toBe(200);
    const moved = await save(app, { token: one.token, registry: { email: 'otro-correo@prueba.test' } });
    expect(moved.status).toBe(200);
    expectRefused(await open(one.token!), { token: /no es válido/ });
    expect((await open(moved.body.data.token!)).status).toBe(200);
  });
});

describe('papers', () => {
  const upload = (token: string | null, files: Parameters<typeof formOf>[1], more: object = {}) =>
    app.anonymous.post<{ data: Saved['documents'] }>('/api/document-validation', formOf({ token, ...more }, files));

  test('are checked by what is in them: another’s certificate, a text that is no PDF, an unknown part', async () => {
    const draft = await begun();
    const { fiscal } = await sections(kit);
    await save(app, { token: draft.token, fiscal });
    const foreign = await certificateOf('EKU9003173C9');
    const told = await upload(draft.token, { tax_certificate: [foreign, 'c.pdf', 'application/pdf'] });
    expect(told.body.data).toHaveLength(1);
    expect(told.body.data[0]).toMatchObject({ type: 'tax_certificate', is_valid: false });
    expect(told.body.data[0]!.problems).toContain('EKU9003173C9');
    expectRefused(await upload(draft.token, { identification: [Buffer.from('hola'), 'id.pdf', 'application/pdf'] }), {
      identification: /./,
    });
    expectRefused(await upload(draft.token, { otra: [foreign, 'c.pdf', 'application/pdf'] }), { otra: /./ });
    const unread = await upload(draft.token, {
      tax_certificate: [await pdfOf(['Una factura']), 'c.pdf', 'application/pdf'],
    });
    expect(unread.body.data).toHaveLength(1);
    expect(unread.body.data[0]!.problems).toMatch(/No pudimos leer/);
  });

  test('are removed by their own registration alone', async () => {
    const [one, other] = [await begun(), await begun()];
    const file = { address_proof: [await pdfOf(['Recibo']), 'recibo.pdf', 'application/pdf'] as const };
    const { id } = (await upload(one.token, file)).body.data[0]!;
    await upload(other.token, {}, { document_ids_to_delete: [id] });
    const list = () => app.anonymous.get<{ data: unknown[] }>(`/api/document-validation?token=${one.token}`);
    expect((await list()).body.data).toHaveLength(1);
    await upload(one.token, {}, { document_ids_to_delete: [id] });
    expect((await list()).body.data).toEqual([]);
    expect(
      await app.strapi.db
        .connection('private_files')
        .where({ model_type: 'distributor-registry', model_id: String(one.id) }),
    ).toEqual([]);
  });

  test('a file made to eat memory ends nothing', async () => {
    const draft = await begun();
    const bomb = Buffer.from(
      `%PDF-1.4\n${'1 0 obj<</Type/ObjStm/N 999999999/First 0/Length 10>>stream\nxxxxxxxxxx\nendstream endobj\n'.repeat(500)}%%EOF`,
    );
    const answer = await upload(draft.token, { tax_certificate: [bomb, 'bomba.pdf', 'application/pdf'] });
    expect([200, 422]).toContain(answer.status);
    expect((await app.anonymous.get('/live')).status).toBe(200);
  });
});

describe('the questionnaire', () => {
  test('is marketing’s to edit; a new question that has to be answered is asked at once', async () => {
    const marketing = await app.asStaff('marketing');
    const input = buildInput(registrationQuestion, {
      question: '¿Vendes por internet?',
      is_required: true,
      options: [{ name: 'Sí', value: 'si' }],
    });
    const made = await marketing.post<{ data: { id: number } }>('/companies/registration-questions', input);
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    const asked = await app.anonymous.get<{ data: Json[] }>('/api/registration-questions?per_page=100');
    expect(asked.body.data.find(({ id }) => id === made.body.data.id)).toMatchObject({ options: [{ name: 'Sí' }] });
    const draft = await begun();
    expect(draft.missing).toContain(`questionnaire.${made.body.data.id}`);
    await marketing.put(`/companies/registration-questions/${made.body.data.id}`, { status: 0 });
    expect((await begun()).missing).not.toContain(`questionnaire.${made.body.data.id}`);
    const hidden = await app.anonymous.get<{ data: Json[] }>('/api/registration-questions?per_page=100');
    expect(hidden.body.data.map(({ id }) => id)).not.toContain(made.body.data.id);
    expect((await support.post('/companies/registration-questions', input)).status).toBe(403);
  });
});

describe('Contáctanos', () => {
  test('is written with a proof, answered by mail and attended by the house', async () => {
    const before = await countOf('contact_messages');
    const registry = { name: 'Luis', email: 'luis@prueba.test', message: 'Quiero ser distribuidor' };
    expectRefused(await app.anonymous.post('/api/contact-us-registry', { registry }), { captcha: /./ });
    expectRefused(
      await app.anonymous.post('/api/contact-us-registry', { registry: { name: '', email: 'x' }, captcha: 'x' }),
      { name: /./, message: /./ },
    );
    expect(await countOf('contact_messages')).toBe(before);
    const sent = await app.anonymous.post<{ data: { id: number } }>('/api/contact-us-registry', {
      registry,
      captcha: await solved(app),
    });
    expect(sent.status, JSON.stringify(sent.body)).toBe(201);
    const { id } = sent.body.data;
    expect((await app.anonymous.get(`/api/contact-messages/${id}`)).status).toBe(401);
    expect((await (await app.as('distribuidor')).get(`/api/contact-messages/${id}`)).status).toBe(403);
    const attended = await support.put<{ data: Json }>(`/companies/contact-message-states/${id}`, {
      state: 'attended',
    });
    expect(attended.body.data).toMatchObject({ state: 'attended', message: registry.message });
    await app.settle();
    expect(await app.strapi.db.connection('mails').where({ recipient: 'luis@prueba.test' })).toHaveLength(1);
  });
});
