import type { AnswerOf } from '@mayorista/kernel/shape';
import { boot, codesOf, expectRefused, type Client, type TestApp } from '@mayorista/kernel/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { acobaInstaller } from '../../shared';
import { startPlatform, type PlatformServer } from './platform-server';

type Installer = AnswerOf<typeof acobaInstaller>;
interface List<T> {
  readonly data: readonly T[];
  readonly total: number;
}
type One<T> = { readonly data: T };

const path = '/api/acoba-installers';
let app: TestApp;
let platform: PlatformServer;

beforeAll(async () => {
  platform = await startPlatform();
  app = await boot(platform.settings);
});
afterAll(() => platform.close());

const input = (changes: object = {}) => ({
  name: 'Video Centro Monitoreo',
  email: 'pagos@videocentro.test',
  telephone: '55 5512 3403',
  address: 'Eje Central 12',
  ...changes,
});
const stored = async (): Promise<number> =>
  ((await app.strapi.db.connection('acoba_installers').select('id')) as unknown[]).length;
const own = async (who: Client): Promise<readonly Installer[]> => (await who.get<List<Installer>>(path)).body.data;
const made = (): number => platform.asked.filter(({ call }) => call === 'POST /installers').length;

describe('the account of an installer', () => {
  test('is written here and opened at the platform, once, for all people of a company; its history tells both [SF-SUBSCRIPTION-009]', async () => {
    const [buyer, colleague] = [await app.as('otro'), await app.as('sofia.mejia@videocentro.test')];
    expect(await own(buyer)).toEqual([]);
    const opened = await buyer.post<One<Installer>>(path, input({ address: null }));
    expect(opened.status, JSON.stringify(opened.body)).toBe(201);
    const { id, acoba_installer_id: key, ...rest } = opened.body.data;
    expect(key).toMatch(/^inst-/);
    expect(rest).toMatchObject({ ...input({ address: null }), person_id: null });
    const asked = platform.asked.filter(({ call }) => call === 'POST /installers');
    expect(asked.at(-1)).toMatchObject({ body: input({ address: null }) });
    expect(await own(colleague)).toMatchObject([{ id, acoba_installer_id: key }]);
    const again = await colleague.post(path, input());
    expect(again.status).toBe(422);
    expect(codesOf(again)).toEqual(['installer_exists']);
    const support = await app.asStaff('soporte');
    const { body } = await support.get<List<{ action: string; actor: string }>>(
      `/kernel/histories?modelType=acoba-installers&modelId=${id}`,
    );
    expect(body.data.map(({ action, actor }) => [action, actor])).toEqual([
      ['changed', 'Plataforma de monitoreo'],
      ['created', expect.stringContaining('Ricardo') as string],
    ]);
  });

  test.each([
    [{ name: '' }, { name: 'obligatorio' }],
    [{ email: '' }, { email: 'obligatorio' }],
    [{ telephone: '' }, { telephone: 'obligatorio' }],
    [{ email: 'sin-arroba' }, { email: 'no es válido' }],
    [{ telephone: '12' }, { telephone: 'no es válido' }],
    [{ acoba_installer_id: 'inst-1' }, { acoba_installer_id: '' }],
  ])(
    '%j is refused on its field, nothing is written and nobody is asked [SF-SUBSCRIPTION-015, SF-SUBSCRIPTION-017]',
    async (change, refusals) => {
      const [rows, calls] = [await stored(), made()];
      expectRefused(await (await app.as('fernando.gasca@bajio.test')).post(path, input(change)), refusals);
      expect([await stored(), made()]).toEqual([rows, calls]);
    },
  );

  test('that the platform refuses tells its words on their fields, and is taken up again with what is corrected [SF-SUBSCRIPTION-017]', async () => {
    const buyer = await app.as('ivan.pech@caribe.test');
    platform.faults.push({ email: ['Ese correo ya es de otra cuenta'], elsewhere: ['No se muestra'] });
    expectRefused(await buyer.post(path, input({ email: 'usado@caribe.test' })), { email: 'Ese correo ya es de otra' });
    platform.faults.push({ elsewhere: ['No se muestra'] });
    const refused = await buyer.post(path, input());
    expectRefused(refused, { _general: 'no aceptó la cuenta' });
    expect(codesOf(refused)).toEqual(['installer_refused']);
    const before = await own(buyer);
    expect(before).toMatchObject([{ acoba_installer_id: null }]);
    expect((await buyer.get<One<{ url: string | null }>>('/api/acoba-installer-urls')).body.data.url).toBeNull();
    const opened = await buyer.post<One<Installer>>(path, input({ email: 'nuevo@caribe.test' }));
    expect(opened.status).toBe(201);
    expect(opened.body.data).toMatchObject({ id: before[0]?.id, email: 'nuevo@caribe.test' });
    expect(await own(buyer)).toHaveLength(1);
  });

  test('of which the platform’s answer is lost is the same one when it is asked for again', async () => {
    const buyer = await app.as('patricia.lagunes@jarocha.test');
    platform.faults.push('lost');
    expect((await buyer.post(path, input())).status).toBe(503);
    expect(await own(buyer)).toMatchObject([{ acoba_installer_id: null }]);
    expect((await buyer.post(path, input())).status).toBe(201);
    const [first, second] = platform.asked.filter(({ call }) => call === 'POST /installers').slice(-2);
    expect(second?.key).toBe(first?.key);
    expect(String(first?.key)).not.toBe('undefined');
  });

  test('of somebody without a company is their own', async () => {
    const [installer, buyer] = [await app.as('instalador'), await app.as('otro')];
    const [account] = await own(installer);
    expect(account).toMatchObject({ company_id: null, person: { name: expect.any(String) as string } });
    expect((await buyer.get(`${path}/${account?.id}`)).status).toBe(404);
    expect((await own(buyer)).map(({ id }) => id)).not.toContain(account?.id);
  });
});

describe('what the platform keeps of an installer', () => {
  test('is told to the installer, and to nobody else but staff [SF-SUBSCRIPTION-006]', async () => {
    const buyer = await app.as('martha.ochoa@frontera.test');
    const opened = (await buyer.post<One<Installer>>(path, input({ email: 'pagos@frontera.test' }))).body.data;
    const key = String(opened.acoba_installer_id);
    const device = { device_id: 'dev-1', name: 'Caseta', type: 'NVR', manufacturer: 'Vikron', max_channels: 8 };
    const client = { id: 'cli-1', name: 'Condominio', last_name: null, email: 'admin@condominio.test' };
    platform.clients.set(key, [
      { ...client, devices: [device] },
      { ...client, id: 'cli-2', devices: [] },
    ]);

    const urls = await buyer.get<One<object>>('/api/acoba-installer-urls');
    expect(urls.body.data).toEqual({ installer_id: opened.id, url: `https://portal.example.com/${key}` });
    const clients = await buyer.get<List<object>>(`/api/acoba-installer-clients?installer_id=${opened.id}`);
    expect(clients.body.data).toEqual([
      { ...client, number_of_devices: 1 },
      { ...client, id: 'cli-2', number_of_devices: 0 },
    ]);
    const devices = await buyer.get<List<object>>('/api/acoba-client-devices?client_id=cli-1');
    expect(devices.body.data).toEqual([{ ...device, subscription_id: null }]);
    const support = await app.asStaff('soporte');
    const seen = await support.get<List<object>>(`/subscriptions/acoba-installer-clients?installer_id=${opened.id}`);
    expect(seen.body.total).toBe(2);

    const other = await app.as('otro');
    for (const call of [`acoba-installer-clients?installer_id=${opened.id}`, 'acoba-client-devices?client_id=cli-1'])
      expect((await other.get(`/api/${call}`)).status, call).toBe(404);
    const named = `/api/acoba-client-devices?client_id=cli-1&installer_id=${opened.id}`;
    expect((await other.get(named)).status).toBe(404);
    expect((await other.get<One<object>>(`/api/acoba-installer-urls?installer_id=${opened.id}`)).body.data).toEqual({
      installer_id: null,
      url: null,
    });
  });

  test('is a 503 while the platform does not answer', async () => {
    platform.isAway = true;
    const buyer = await app.as('martha.ochoa@frontera.test');
    expect((await buyer.get('/api/acoba-installer-clients')).status).toBe(503);
    platform.isAway = false;
    expect((await buyer.get('/api/acoba-installer-clients')).status).toBe(200);
  });
});

test('a visitor is asked to log in; who resells nothing may not', async () => {
  const calls = [
    'acoba-installers',
    'acoba-installer-urls',
    'acoba-installer-clients',
    'acoba-client-devices?client_id=1',
  ];
  for (const call of calls) {
    expect((await app.anonymous.get(`/api/${call}`)).status, call).toBe(401);
    expect((await (await app.as('almacen')).get(`/api/${call}`)).status, call).toBe(403);
  }
  expect((await app.anonymous.post(path, input())).status).toBe(401);
  expect((await (await app.as('vendedor')).post(path, input())).status).toBe(403);
  expect((await (await app.asStaff('soporte')).post('/subscriptions/acoba-installers', input())).status).toBe(403);
});
