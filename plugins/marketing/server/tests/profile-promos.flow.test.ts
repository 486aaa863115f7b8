import { beforeAll, expect, test } from 'vitest';
import { boot, expectRefused, type Client, type TestApp } from '@mayorista/kernel/testing';

interface Promo {
  readonly id: number;
  readonly title: string;
  readonly text: string | null;
  readonly url: string;
}

let app: TestApp;
let marketing: Client;

const path = '/marketing/store-profile-promo-dashboard-configs';
const promo = (title: string, more: object = {}) => ({ title_translations: { es: title }, url: '/promos', ...more });
const write = async (title: string, more: object = {}): Promise<number> => {
  const { status, body } = await marketing.post<{ data: { id: number } }>(path, promo(title, more));
  expect({ title, status }).toEqual({ title, status: 201 });
  return body.data.id;
};
const shownTo = async (who: Client, locale = 'es'): Promise<readonly Promo[]> =>
  (
    await who.get<{ data: readonly Promo[] }>(
      `/api/store-profile-promo-dashboard-configs?per_page=100&locale=${locale}`,
    )
  ).body.data;
const titles = async (who: Client, locale?: string) => (await shownTo(who, locale)).map(({ title }) => title);

beforeAll(async () => {
  app = await boot();
  marketing = await app.asStaff('marketing');
});

test('who buys is shown the promos switched on whose dates include now, in marketing’s order; staff see all', async () => {
  await write('Segunda', { position: 502 });
  await write('Primera', { position: 501, starts_at: '2026-01-01T00:00:00Z', ends_at: '2036-01-01T00:00:00Z' });
  await write('Apagada', { is_active: false });
  await write('Terminada', { ends_at: '2026-01-02T00:00:00Z' });
  await write('Por venir', { starts_at: '2035-01-01T00:00:00Z' });
  const seen = await titles(await app.as('distribuidor'));
  expect(seen.filter((title) => ['Primera', 'Segunda'].includes(title))).toEqual(['Primera', 'Segunda']);
  for (const hidden of ['Apagada', 'Terminada', 'Por venir']) expect(seen).not.toContain(hidden);
  const all = (await marketing.get<{ data: readonly Promo[] }>(`${path}?per_page=100`)).body.data;
  expect(all.map(({ title }) => title)).toEqual(
    expect.arrayContaining(['Primera', 'Apagada', 'Terminada', 'Por venir']),
  );
});

test('one that is not shown does not exist for who buys, not by its number either', async () => {
  const [on, off] = [await write('Encendida'), await write('Escondida', { is_active: false })];
  const buyer = await app.as('distribuidor');
  const statusOf = async (id: number) => (await buyer.get(`/api/store-profile-promo-dashboard-configs/${id}`)).status;
  expect([await statusOf(on), await statusOf(off)]).toEqual([200, 404]);
});

test('a secondary user is shown only those meant for them too; a visitor has no profile', async () => {
  await write('Descuento de tu nivel');
  await write('Para todos', { for_secondary_users: true });
  const seen = await titles(await app.as('secundario'));
  expect(seen).toContain('Para todos');
  expect(seen).not.toContain('Descuento de tu nivel');
  expect((await app.anonymous.get('/api/store-profile-promo-dashboard-configs')).status).toBe(401);
});

test('its texts are read in the language asked for, or else in Spanish; what is emptied is gone', async () => {
  const id = await write('Semana', {
    title_translations: { es: 'Semana', en: 'Week' },
    text_translations: { es: 'Precios de proyecto', en: 'Project prices' },
  });
  const buyer = await app.as('distribuidor');
  const textOf = async (locale: string) => {
    const { title, text } = (await shownTo(buyer, locale)).find((each) => each.id === id)!;
    return { title, text };
  };
  expect(await textOf('en')).toEqual({ title: 'Week', text: 'Project prices' });
  expect(await textOf('es')).toEqual({ title: 'Semana', text: 'Precios de proyecto' });
  await marketing.patch(`${path}/${id}`, { text_translations: { es: '' } });
  expect((await textOf('es')).text).toBeNull();
});

test('what leads nowhere, ends before it starts or has no title is refused on its field, and nothing is written', async () => {
  const count = async () => (await marketing.get<{ total: number }>(path)).body.total;
  const before = await count();
  expectRefused(await marketing.post(path, promo('Mala', { url: 'javascript:alert(1)', background_color: 'rojo' })), {
    url: /dirección de la tienda/,
    background_color: '#rrggbb',
  });
  const dates = { starts_at: '2026-05-02T00:00:00Z', ends_at: '2026-05-01T00:00:00Z' };
  expectRefused(await marketing.post(path, promo('Al revés', dates)), { ends_at: /./ });
  const id = await write('Con inicio', { starts_at: dates.starts_at });
  expectRefused(await marketing.patch(`${path}/${id}`, { ends_at: dates.ends_at }), { ends_at: /./ });
  expect((await marketing.post(path, promo(' '))).status).toBe(422);
  expect(await count()).toBe(before + 1);
});

test('they are marketing’s to write', async () => {
  const catalogue = await app.asStaff('catalogo');
  expect((await catalogue.get(path)).status).toBe(200);
  expect((await catalogue.post(path, promo('Ajena'))).status).toBe(403);
  expect(
    (await (await app.as('distribuidor')).post('/api/store-profile-promo-dashboard-configs', promo('Mía'))).status,
  ).toBe(403);
});
