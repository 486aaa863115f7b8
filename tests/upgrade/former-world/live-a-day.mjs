// What people do with a fresh demo world, so that tables which start empty hold rows: a cart that reserves stock, a draft transfer, a
// bank, comments, documents, sessions, wish lists.
import { spawn } from 'node:child_process';
import { freePort } from '../../services/servers.mjs';

const password = 'Mayorista-2026';

/** Starts the release's server, has people work with it, and stops it. Throws when a call is refused. */
export async function liveADay(cms, env) {
  const port = await freePort();
  const server = spawn('node', ['server.cjs'], { cwd: cms, env: { ...env, CMS_PORT: String(port) }, stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}`;
  try {
    await answering(url);
    await work(url);
  } finally {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGTERM');
    await ended;
  }
}

async function answering(url) {
  for (let tries = 0; tries < 120; tries += 1) {
    const answer = await fetch(`${url}/api/openapi.json`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error('The former release does not start');
}

async function call(url, token, [method, path, body]) {
  const isForm = body instanceof FormData;
  const answer = await fetch(`${url}${path}`, {
    method,
    headers: {
      ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
      ...(isForm ? {} : { 'Content-Type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text.slice(0, 400)}`);
  return JSON.parse(text);
}

async function work(url) {
  const { jwt } = await call(url, null, [
    'POST',
    '/api/auth/local',
    { identifier: 'distribuidor@demo.test', password },
  ]);
  const buyer = (...asked) => call(url, jwt, asked);
  const staff = async (account) => {
    const { data } = await call(url, null, ['POST', '/admin/login', { email: `${account}@mayorista.test`, password }]);
    return (...asked) => call(url, data.accessToken ?? data.token, asked);
  };
  const [compras, catalogo] = [await staff('compras'), await staff('catalogo')];
  const { data: warehouses } = await buyer('GET', '/api/branches');
  const { id: source } = warehouses.find(({ code }) => code === 'GDL');
  const { id: target } = warehouses.find(({ code }) => code === 'MTY');
  const { data: found } = await buyer('GET', '/api/sale-orders?per_page=1');
  const order = await buyer('GET', `/api/sale-orders/${found[0].id}`);
  const product = (order.data.details ?? order.data.sale_order_details)[0].product_id;
  await buyer('POST', '/api/cart-details', { product_id: product, quantity: 1 });
  await buyer('POST', '/api/cart-stages', { cartStage: 'shipping_method' });
  await buyer('POST', '/api/cart-deliveries', { type: 'branch_pickup', branch_id: source });
  await buyer('POST', '/api/cart-stages', { cartStage: 'payment_method' });
  await buyer('POST', '/api/wish-lists', { type: 'general', product_id: product });
  await compras('POST', '/reference/banks', { name: 'Banco de antes', clabe: '012345678901234567' });
  await compras('POST', '/inventory/transfers', {
    details: [{ product_id: product, quantity: 1 }],
    source_warehouse_id: source,
    target_warehouse_id: target,
  });
  await catalogo('POST', '/kernel/comments', { modelType: 'product', modelId: product, body: 'De antes' });
  const form = new FormData();
  form.set('data', JSON.stringify({ modelType: 'product', modelId: product }));
  form.append('documents', new Blob(['%PDF-1.4\nantes\n%%EOF\n'], { type: 'application/pdf' }), 'antes.pdf');
  await catalogo('POST', '/kernel/documents', form);
}
