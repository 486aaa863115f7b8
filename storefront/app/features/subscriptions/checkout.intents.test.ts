import { expect, test } from 'vitest';
import { runIntent } from '../../lib/forms/intents.server';
import { apiServer, visit } from '../../session/testing/api-server';
import { storeScope } from '../../session/scope.server';
import { checkoutIntents } from './checkout.intents.server';
import { loadStep } from './load-checkout.server';

const path = '/acoba-subscription-checkouts?product_id=7';
const chosen = { product_id: '7', customer_id: 'c', device_id: 'd' };

async function sent(form: Readonly<Record<string, string>>, answers: Parameters<typeof apiServer>[0]) {
  const { config, calls } = await apiServer(answers);
  const answer: unknown = await runIntent(checkoutIntents, visit(config, { path, isLoggedIn: true, form })).catch(
    (thrown: unknown) => thrown,
  );
  return { answer, calls };
}
const locationOf = (answer: unknown): string | null => (answer as Response).headers.get('Location');

const link = 'https://www.mercadopago.com.mx/subscriptions/checkout?preapproval_plan_id=1';
test.each([
  [link, link],
  ['https://example.com/pay', '/acoba-subscriptions/3'],
  ['http://www.mercadopago.com.mx/pay', '/acoba-subscriptions/3'],
  [null, '/acoba-subscriptions/3'],
])(
  'whoever bought is led from %s to %s: to the payment provider or to the subscription [SF-SUBSCRIPTION-019]',
  async (init_point, to) => {
    const { answer, calls } = await sent(
      { intent: 'subscribe', ...chosen },
      { '/api/acoba-subscriptions': { status: 201, body: { data: { id: 3, init_point } } } },
    );
    expect(calls.map(({ method, path: asked }) => `${method} ${asked}`)).toEqual(['POST /api/acoba-subscriptions']);
    expect(locationOf(answer)).toBe(to);
  },
);

const account = { name: 'Ana', email: 'ana@prueba.test', telephone: '3355123408', address: '' };

test('an account is opened once its e-mail is confirmed; until then the platform is not asked [SF-SUBSCRIPTION-016]', async () => {
  const answers = { '/api/acoba-installers': { status: 201, body: { data: {} } } };
  const form = { intent: 'open', product_id: '7', ...account };
  const refused = await sent(form, answers);
  expect(refused.answer).toMatchObject({
    init: { status: 422 },
    data: { errors: { confirmed: ['Es necesario que confirmes el correo ingresado'] } },
  });
  expect(refused.calls).toEqual([]);
  const opened = await sent({ ...form, confirmed: 'on' }, answers);
  expect(opened.calls).toHaveLength(1);
  expect(locationOf(opened.answer)).toBe(path);
});

test('a platform that does not answer is a step of the checkout, another failure is one of the page', async () => {
  const installers = { status: 200, body: { data: [{ id: 1, name: 'Ana', acoba_installer_id: 'i-1' }] } };
  for (const [status, step] of [
    [503, 'away'],
    [500, 'error'],
  ] as const) {
    const { config } = await apiServer({
      '/api/acoba-installers': installers,
      '/api/acoba-installer-urls': { status, body: {} },
      '/api/acoba-installer-clients': { status, body: {} },
    });
    const { api } = storeScope(visit(config, { path, isLoggedIn: true }));
    const loaded = await loadStep(api, { productId: 7, client: null, device: null }).catch(() => ({ step: 'error' }));
    expect(loaded).toMatchObject({ step });
  }
});
