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

describe('what stands in the store', () => {
  interface Standing {
    readonly in_store: boolean;
    readonly checks: readonly { readonly text: string; readonly is_met: boolean }[];
  }
  const standing = async (kind: string, documentId: string) =>
    (await marketing.get<{ data: Standing }>(`/marketing/store-standings/${kind}/${documentId}`)).body.data;
  const missing = async (kind: string, documentId: string) =>
    (await standing(kind, documentId)).checks.flatMap(({ text, is_met: isMet }) => (isMet ? [] : [text]));

  test('is said of a promo as the store shows it: published, begun, not over; a draft that was changed since says nothing of it', async () => {
    const { documentId } = await promos().create(promo('Interruptor'));
    const shown = async () => (await campaigns()).promos.map(({ title }) => title).includes('Interruptor');
    expect(await missing('store-promo', documentId)).toEqual(['Sin publicar']);
    await promos().publish({ documentId, locale: 'es' });
    await noticed(shown).toBe(true);
    expect(await standing('store-promo', documentId)).toMatchObject({ in_store: true });
    // Of the draft, which is not shown: it is still the published one that is in the store.
    await (promos() as unknown as { update: (params: object) => Promise<unknown> }).update({
      documentId,
      locale: 'es',
      data: { end_date: '2026-02-01T00:00:00Z' },
    });
    expect(await standing('store-promo', documentId)).toMatchObject({ in_store: true });
    await promos().publish({ documentId, locale: 'es' });
    expect(await missing('store-promo', documentId)).toEqual([expect.stringMatching(/^Terminó 31 ene 2026/)]);
    await noticed(shown).toBe(false);
  });

  test('is said of buttons by whether they are active and of popups by their dates; of nothing else, and to nobody else', async () => {
    const buttons = app.strapi.documents(
      'api::marketing.store-nav-promo-button-config' as never,
    ) as unknown as Documents;
    const data = { label: 'Botón', url: '/a', variant: 'plain', is_active: false, position: 9 };
    const { documentId } = await buttons.create({ locale: 'es', data });
    expect(await missing('store-nav-promo-button-config', documentId)).toEqual(['Está inactivo']);
    const popups = app.strapi.documents('api::marketing.popup' as never) as unknown as Documents;
    const popup = await popups.create({
      locale: 'es',
      data: {
        name: 'Futuro',
        concept: 'announcement',
        title: 'Futuro',
        starts_at: '2036-01-01T00:00:00Z',
        position: 1,
      },
    });
    await popups.publish({ documentId: popup.documentId, locale: 'es' });
    expect(await missing('popup', popup.documentId)).toEqual([expect.stringMatching(/^Comienza 31 dic 2035/)]);
    for (const path of ['popup/none', 'landing-submission/x', `popup/${documentId}`])
      expect((await marketing.get(`/marketing/store-standings/${path}`)).status, path).toBe(404);
    const path = `/marketing/store-standings/popup/${popup.documentId}`;
    expect((await (await app.asStaff('almacen')).get(path)).status).toBe(403);
    expect((await app.anonymous.get(path)).status).toBe(401);
  });
});
