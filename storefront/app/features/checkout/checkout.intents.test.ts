import { expect, test } from 'vitest';
import { runIntent } from '../../lib/forms/intents.server';
import { apiServer, visit } from '../../session/testing/api-server';
import { checkoutIntents } from './checkout.intents.server';

const cart = (more: object = {}) => ({ status: 200, body: { data: { id: 1, stage: 'payment_method', ...more } } });
const calls = {
  '/api/cart-deliveries': cart(),
  '/api/cart-addresses': cart(),
  '/api/cart-stages': cart({ changes: [{ text: 'Cámara: el precio cambió' }] }),
  '/api/cart-user-extra-data': cart(),
  '/api/cart-cfdi-usos': cart(),
};

async function send(form: Record<string, string>, answers: Parameters<typeof apiServer>[0] = calls) {
  const server = await apiServer(answers);
  const answer = await runIntent(checkoutIntents, visit(server.config, { path: '/carts', isLoggedIn: true, form }));
  return { answer, paths: server.calls.map(({ path }) => path.replace('/api/', '')) };
}

test('a pick-up goes from delivery to payment at once, and tells each change once', async () => {
  const { answer, paths } = await send({
    intent: 'choose-delivery',
    type: 'branch_pickup',
    branch_id: '3',
    address: 'book:4',
  });
  expect(paths).toEqual(['cart-deliveries', 'cart-stages']);
  expect(answer).toEqual({ ok: true, changes: ['Cámara: el precio cambió'] });
});

test('a delivery home takes the address that is chosen, and keeps the one that the cart has', async () => {
  const home = { intent: 'choose-delivery', type: 'home_delivery', branch_id: '3' };
  expect((await send({ ...home, address: 'book:4' })).paths).toEqual([
    'cart-deliveries',
    'cart-addresses',
    'cart-stages',
    'cart-stages',
  ]);
  expect((await send({ ...home, address: 'cart' })).paths).toEqual(['cart-deliveries', 'cart-stages', 'cart-stages']);
});

test('an address of no list is refused before anything is asked of the platform', async () => {
  const { answer, paths } = await send({ intent: 'choose-delivery', type: 'home_delivery', address: '../4' });
  expect([paths, 'data' in answer && answer.init?.status]).toEqual([[], 422]);
});

test('a payment that covers all goes on to the confirmation; one that leaves something over stays', async () => {
  const pay = { intent: 'choose-payment', method: 'mixed', amount_cash: '10', cfdi_use: 'G03' };
  const covered = await send(pay, { ...calls, '/api/cart-payments': cart({ payment: { left_over: '0.00' } }) });
  expect(covered.paths).toEqual(['cart-cfdi-usos', 'cart-user-extra-data', 'cart-payments', 'cart-stages']);
  const short = await send(pay, { ...calls, '/api/cart-payments': cart({ payment: { left_over: '5.00' } }) });
  expect(short.paths.at(-1)).toBe('cart-payments');
});

test('a mix without any amount is told so', async () => {
  const { answer, paths } = await send({ intent: 'choose-payment', method: 'mixed', amount_cash: '' });
  expect(paths).toEqual([]);
  expect(answer).toMatchObject({ data: { errors: { payments: ['Escribe cuánto pagas con cada forma de pago'] } } });
});
