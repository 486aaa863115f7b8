import { expect, test } from 'vitest';
import type { StoreConfig } from '../../store-config';
import { apiServer, visit } from '../../session/testing/api-server';
import { runIntent, type Intents } from './intents.server';

const intents: Intents<{ ok: true }> = {
  async add({ scope }) {
    await scope.api.post('cart-details', {});
    return { ok: true };
  },
};

const send = (config: StoreConfig, options: { hasToken?: boolean; intent?: string } = {}) =>
  runIntent(
    intents,
    visit(config, {
      path: '/carts',
      isLoggedIn: true,
      form: { intent: options.intent ?? 'add' },
      hasToken: options.hasToken ?? true,
    }),
  );

/** Status and body of a refused form. */
async function refused(config: StoreConfig, options = {}) {
  const answer = await send(config, options);
  if (!('data' in answer)) throw new Error('the form was accepted');
  return { status: answer.init?.status, ...answer.data };
}

const sessionExpired = 'La sesión ha expirado. Inicia sesión nuevamente';

test('a form with its token does what it asks for, as the person who sent it', async () => {
  const { config, calls } = await apiServer({ '/api/cart-details': { status: 200 } });
  expect(await send(config)).toEqual({ ok: true });
  expect(calls).toEqual([{ method: 'POST', path: '/api/cart-details', authorization: 'Bearer jwt' }]);
});

test('a form without its token is refused with 419, and nothing is asked of the platform', async () => {
  const { config, calls } = await apiServer({});
  expect(await refused(config, { hasToken: false })).toMatchObject({
    status: 419,
    errors: { _general: [sessionExpired] },
  });
  expect(calls).toEqual([]);
});

test('an intent nobody knows is refused', async () => {
  const { config } = await apiServer({});
  expect(await refused(config, { intent: 'constructor' })).toMatchObject({ status: 422 });
});

test("the platform's own messages reach the form, with the code of a closed cart", async () => {
  const errors = { cart_not_in_open_stage: ['El carrito no está en la etapa abierta'] };
  const { config } = await apiServer({ '/api/cart-details': { status: 422, body: { errors } } });
  expect(await refused(config)).toEqual({ status: 422, ok: false, code: 'cart_not_in_open_stage', errors });
});

test('a refused cart tells what changed meanwhile', async () => {
  const body = { errors: { _general: ['No'] }, changes: [{ text: 'Cámara: ya no está disponible' }] };
  const { config } = await apiServer({ '/api/cart-details': { status: 422, body } });
  expect(await refused(config)).toMatchObject({ changes: ['Cámara: ya no está disponible'] });
});

test.each([
  [403, 'Acción no autorizada'],
  [500, 'Error al procesar la petición'],
])('a bare %i says %j', async (status, text) => {
  const { config } = await apiServer({ '/api/cart-details': { status } });
  expect(await refused(config)).toMatchObject({ status, errors: { _general: [text] } });
});

test('a platform that cannot be reached is 503 and the same words', async () => {
  const { config } = await apiServer({});
  const away = { ...config, cmsUrl: 'http://127.0.0.1:1' };
  expect(await refused(away)).toMatchObject({ status: 503, errors: { _general: ['Error al procesar la petición'] } });
});

test('an expired session goes to the login page, which forgets it', async () => {
  const { config } = await apiServer({ '/api/cart-details': { status: 401 } });
  const answer = await send(config).catch((thrown: unknown) => thrown);
  expect(answer).toBeInstanceOf(Response);
  const { headers } = answer as Response;
  expect(headers.get('Location')).toContain('expired=1');
  expect(headers.get('Set-Cookie')).toMatch(/^mayorista_session=;.*Max-Age=0/);
});
