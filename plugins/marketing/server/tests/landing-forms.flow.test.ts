import { beforeAll, describe, expect, test } from 'vitest';
import { boot, expectRefused, type Client, type TestApp } from '@mayorista/kernel/testing';

let app: TestApp;
let marketing: Client;

const form = {
  kind: 'form',
  title: 'Contáctanos',
  thanks_text: '¡Gracias!',
  fields: [
    { label: 'Nombre', field_type: 'short_text' },
    { label: 'Correo', field_type: 'email' },
    { label: 'Giro', field_type: 'options', is_required: false, options: 'Instalador\nRevendedor' },
  ],
};
const answers = { 0: 'Ana Torres', 1: 'ana@integradora.mx' };

let sequence = 0;
const send = (landing: string, given: object = answers, who = app.anonymous) =>
  // Each visitor from an address of their own: the limit has its own test.
  who.post<{ data: { message: string | null } }>(
    '/api/landing-submissions',
    { landing, answers: given },
    { 'X-Forwarded-For': `203.0.113.${++sequence}` },
  );
const kept = async (landing: string) =>
  (
    await marketing.get<{ data: { email: string | null; answers: unknown }[]; total: number }>(
      `/marketing/landing-submissions?omniSearchQuery=${landing}`,
    )
  ).body;

async function landing(name: string, status: 0 | 1): Promise<string> {
  const { body } = await marketing.post<{ data: { id: number } }>('/marketing/landings', {
    name,
    slug: name,
    title_translations: { es: name },
    blocks_translations: { es: [form] },
  });
  if (status === 1) await marketing.patch(`/marketing/landing-status/${body.data.id}`, { status });
  return name;
}

beforeAll(async () => {
  app = await boot();
  marketing = await app.asStaff('marketing');
});

describe('the form of a landing', () => {
  test('keeps what a visitor answers, for marketing and support to read', async () => {
    const slug = await landing('registro', 1);
    const answer = await send(slug);
    expect(answer).toMatchObject({ status: 201, body: { data: { message: '¡Gracias!' } } });
    expect(await kept(slug)).toMatchObject({
      total: 1,
      data: [
        {
          email: 'ana@integradora.mx',
          answers: [
            { label: 'Nombre', value: 'Ana Torres' },
            { label: 'Correo', value: 'ana@integradora.mx' },
          ],
        },
      ],
    });
    expect((await (await app.asStaff('soporte')).get('/marketing/landing-submissions')).status).toBe(200);
    expect((await (await app.asStaff('catalogo')).get('/marketing/landing-submissions')).status).toBe(403);
    expect((await app.anonymous.get('/api/landing-submissions')).status).toBe(401);
  });

  test('refuses what is missing or wrong, each on its field, and keeps nothing', async () => {
    const slug = await landing('registro-mal', 1);
    expectRefused(await send(slug, { 1: 'ana@', 2: 'Otro' }), {
      'answers.0': 'Este campo es obligatorio',
      'answers.1': /correo electrónico válido/,
      'answers.2': 'No es una opción válida',
    });
    expectRefused(await send(slug, { nombre: 'Ana' }), { 'answers.nombre': /./ });
    expect((await kept(slug)).total).toBe(0);
  });

  test('of a draft takes nothing', async () => {
    expect((await send(await landing('registro-borrador', 0))).status).toBe(404);
  });

  test('is held back from an address that sends too often', async () => {
    const slug = await landing('registro-insistente', 1);
    const again = () =>
      app.anonymous.post('/api/landing-submissions', { landing: slug, answers }, { 'X-Forwarded-For': '198.51.100.7' });
    const statuses = [];
    for (let time = 0; time < 21; time++) statuses.push((await again()).status);
    expect(statuses.slice(0, 20).every((status) => status === 201)).toBe(true);
    expect(statuses[20]).toBe(429);
  });
});
