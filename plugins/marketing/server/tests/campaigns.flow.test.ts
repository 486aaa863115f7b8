import { beforeAll, describe, expect, test } from 'vitest';
import { boot, expectRefused, type Client, type TestApp } from '@mayorista/kernel/testing';

interface Campaigns {
  promos: { id: number; title: string; end_date: string; has_countdown: boolean }[];
  popups: { key: string; title: string | null }[];
  nav_buttons: { id: number; label: string; font_size: number; variant: string }[];
}

let app: TestApp;
let marketing: Client;

const campaigns = async (locale = 'es') =>
  (await app.anonymous.get<{ data: Campaigns }>(`/api/store-campaigns?locale=${locale}`)).body.data;
const promos = () => app.strapi.documents('api::marketing.store-promo' as never) as unknown as Documents;
interface Documents {
  create(params: object): Promise<{ documentId: string }>;
  publish(params: object): Promise<unknown>;
  unpublish(params: object): Promise<unknown>;
}
const promo = (title: string, more: object = {}) => ({
  locale: 'es',
  data: { title, start_date: '2026-01-01T00:00:00Z', end_date: '2036-01-01T00:00:00Z', position: 0, ...more },
});
/** Kept answers look for changes at most every 400 ms. */
const noticed = (read: () => Promise<unknown>) => expect.poll(read);

beforeAll(async () => {
  app = await boot();
  marketing = await app.asStaff('marketing');
});

describe('promos of the bar', () => {
  test('are shown once they are published and no longer when they are taken away', async () => {
    const { documentId } = await promos().create(promo('Solo borrador'));
    const titles = async () => (await campaigns()).promos.map(({ title }) => title);
    expect(await titles()).not.toContain('Solo borrador');
    await promos().publish({ documentId, locale: 'es' });
    await noticed(titles).toContain('Solo borrador');
    await promos().unpublish({ documentId, locale: 'es' });
    await noticed(titles).not.toContain('Solo borrador');
  });

  test('that are over are left out; those to come are there with their dates', async () => {
    for (const each of [
      promo('Ya pasó', { end_date: '2026-01-02T00:00:00Z' }),
      promo('Por venir', { start_date: '2035-01-01T00:00:00Z' }),
    ])
      await promos().publish({ documentId: (await promos().create(each)).documentId, locale: 'es' });
    const titles = async () => (await campaigns()).promos.map(({ title }) => title);
    await noticed(titles).toContain('Por venir');
    expect(await titles()).not.toContain('Ya pasó');
  });

  test('are the same for whoever asks: nothing of a person is in them', async () => {
    const anonymous = await app.anonymous.get('/api/store-campaigns');
    const person = await (await app.as('distribuidor')).get('/api/store-campaigns');
    expect(person.body).toEqual(anonymous.body);
    expect(anonymous.headers.get('cache-control')).toMatch(/public/);
  });
});

describe('promo buttons of the navigation', () => {
  const path = '/marketing/store-nav-promo-button-configs';
  const button = { label_translations: { es: 'Remates', en: 'Clearance' }, url: '/outlet' };

  test('have a font of 14 px unless told otherwise, and are read in both languages [SF-PROMO-005]', async () => {
    const { status, body } = await marketing.post<{ data: { id: number; font_size: number } }>(path, {
      ...button,
      text_color: '#ffffff',
      background_color: '#b3211c',
    });
    expect({ status, font: body.data.font_size }).toEqual({ status: 201, font: 14 });
    const labels = async (locale: string) => (await campaigns(locale)).nav_buttons.map(({ label }) => label);
    await noticed(() => labels('es')).toContain('Remates');
    await noticed(() => labels('en')).toContain('Clearance');
  });

  test('that are switched off are not shown', async () => {
    const { body } = await marketing.post<{ data: { id: number } }>(path, {
      ...button,
      label_translations: { es: 'Apagado' },
      is_active: false,
    });
    expect(body.data.id).toBeGreaterThan(0);
    expect((await campaigns()).nav_buttons.map(({ label }) => label)).not.toContain('Apagado');
  });

  test('are refused a link that is none, a colour that is none and an unknown look', async () => {
    expectRefused(
      await marketing.post(path, { ...button, url: '//malo.test', text_color: 'rojo', variant: 'brillante' }),
      { url: /dirección de la tienda/, text_color: '#rrggbb', variant: 'No es una opción válida' },
    );
  });

  test('are marketing’s to write', async () => {
    expect((await (await app.asStaff('catalogo')).get(path)).status).toBe(200);
    expect((await (await app.asStaff('catalogo')).post(path, button)).status).toBe(403);
  });
});
