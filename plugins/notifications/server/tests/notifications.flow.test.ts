import { cartReadyToPlace } from '@mayorista/cart/testing';
import { givenProduct } from '@mayorista/catalogue/testing';
import { givenPerson } from '@mayorista/people/testing';
import type { Knex } from 'knex';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { boot, client, expectRefused, type Client, type TestApp } from '@mayorista/kernel/testing';
import type { NoticeTarget, SentNotice } from '../../contract';
import { PushService } from './push-service';

interface Own {
  id: number;
  title: string;
  message: string;
  url: string | null;
  image_url: string | null;
  read_at: string | null;
  view_at: string | null;
  time_ago_read: string;
}
interface Page {
  data: Own[];
  total: number;
}
interface Person {
  id: number;
  who: Client;
}

const service = new PushService();
const text = { title: 'Semana de redes', message: 'Hasta 20 % menos en conmutadores.', url: '/promos' };

let app: TestApp;
let knex: Knex;
let marketing: Client;
let companyId: number;

const listOf = async (who: Client, query = '') => (await who.get<Page>(`/api/user-push-notifications${query}`)).body;
const unreadOf = async (who: Client) =>
  (await who.get<{ unread: number }>('/api/push-notification-user-count')).body.unread;
const send = (body: object, who = marketing) =>
  who.post<{ data: SentNotice }>('/notifications/push-notifications', body);
const targetOf = (audience: object, who = marketing) =>
  who.get<{ data: NoticeTarget }>(
    `/notifications/push-notification-targets?audience=${encodeURIComponent(JSON.stringify(audience))}`,
  );
const figuresOf = async (id: number) =>
  (await marketing.get<{ data: SentNotice[] }>('/notifications/push-notifications?per_page=100')).body.data.find(
    (sent) => sent.id === id,
  )!;
async function person(wish: Parameters<typeof givenPerson>[1] = { companyId }): Promise<Person> {
  const { id, token } = await givenPerson(app, wish);
  return { id, who: client(app.url, token) };
}
/** Sends to these people and waits until all of it has happened. */
async function sendTo(people: readonly Person[], more: object = {}): Promise<number> {
  const { body } = await send({ ...text, recipients: people.map(({ id }) => id), ...more });
  await app.settle();
  return body.data.id;
}

beforeAll(async () => {
  app = await boot({ PUSH_SERVICE_HOSTS: await service.start() });
  knex = app.strapi.db.connection as unknown as Knex;
  marketing = await app.asStaff('marketing');
  companyId = (
    await knex('companies').where({ credit_blocked: false, status: 1, price_level: 4, currency: 'USD' }).first('id')
  ).id;
});
afterAll(() => service.stop());

describe('below the bell', () => {
  test('a notice is new until the bell is opened and unread until it is opened itself', async () => {
    const reader = await person();
    await sendTo([reader]);
    expect(await unreadOf(reader.who)).toBe(1);
    const [notice] = (await listOf(reader.who)).data;
    expect(notice).toMatchObject({ ...text, image_url: null, read_at: null, view_at: null, time_ago_read: 'ahora' });

    const seen = await reader.who.delete<{ unread: number }>(`/api/push-notification-user-count/${reader.id}`);
    expect(seen.body.unread).toBe(0);
    expect((await listOf(reader.who)).data[0]).toMatchObject({ view_at: expect.any(String), read_at: null });

    const read = await reader.who.post<{ data: Own }>('/api/user-push-notifications-read', {
      user_push_notification_id: notice!.id,
    });
    expect(read.body.data.read_at).toEqual(expect.any(String));
  });

  test('five at a time, the last first, in either order, all or the unread ones [SF-NOTIFICATION-005]', async () => {
    const reader = await person();
    for (const n of [1, 2, 3, 4, 5, 6]) await sendTo([reader], { title: `Aviso ${n}` });
    const titles = async (query: string) => (await listOf(reader.who, query)).data.map(({ title }) => title);
    expect(await titles('')).toEqual(['Aviso 6', 'Aviso 5', 'Aviso 4', 'Aviso 3', 'Aviso 2']);
    expect(await titles('?page=2&per_page=5&order_direction=desc&filters=[]')).toEqual(['Aviso 1']);
    expect((await titles('?order_direction=asc'))[0]).toBe('Aviso 1');
    await reader.who.post('/api/user-push-notifications-read', {
      user_push_notification_id: (await listOf(reader.who)).data[0]!.id,
    });
    const unread = encodeURIComponent('[{"field":"read_at","operator":"null"}]');
    expect((await titles(`?filters=${unread}`))[0]).toBe('Aviso 5');
    await reader.who.post('/api/user-push-notifications-read', { all: true });
    expect(await titles(`?filters=${unread}`)).toEqual([]);
  });

  test('nobody reads, opens or counts away what is somebody else’s', async () => {
    const [owner, other] = [await person(), await person()];
    await sendTo([owner]);
    const { id } = (await listOf(owner.who)).data[0]!;
    expect((await listOf(other.who)).total).toBe(0);
    expect((await other.who.post('/api/user-push-notifications-read', { user_push_notification_id: id })).status).toBe(
      404,
    );
    expect((await other.who.delete(`/api/push-notification-user-count/${owner.id}`)).status).toBe(404);
    expect(await unreadOf(owner.who)).toBe(1);
    expect((await app.anonymous.get('/api/user-push-notifications')).status).toBe(401);
  });

  test('what cannot be read is refused on its field', async () => {
    const { who } = await person();
    expectRefused(await who.get('/api/user-push-notifications?filters=nada'), { filters: /JSON/ });
    expectRefused(await who.get('/api/user-push-notifications?order_direction=up'), { order_direction: /opción/ });
    expectRefused(await who.post('/api/user-push-notifications-read', {}), {
      user_push_notification_id: /obligatorio/,
    });
  });
});

describe('whom a notice reaches', () => {
  test('exactly the people of its audience: no blocked account, no company that is closed', async () => {
    const [closed] = (await knex('companies')
      .insert({ business_name: 'Cerrada', price_level: 1, status: 0 })
      .returning('id')) as { id: number }[];
    const before = (await targetOf({ kind: 'distributors' })).body.data.people;
    await person();
    await person({ companyId, role: 'secondary_user' });
    await person({ companyId, fields: { blocked: true } });
    await person({ companyId: closed!.id });
    await person({ role: 'employee' });
    expect((await targetOf({ kind: 'distributors' })).body.data.people).toBe(before + 2);
  });

  test('companies, a kind of distributor, a branch and functions each name their own', async () => {
    const branchId = (await knex('branches').where({ code: 'GDL' }).first('id')).id as number;
    const [firm] = (await knex('companies')
      .insert({ business_name: 'Gobierno de prueba', price_level: 1, status: 1, company_type: 'government' })
      .returning('id')) as { id: number }[];
    await knex('companies_branch_lnk').insert({ company_id: firm!.id, branch_id: branchId });
    const audiences = [
      { kind: 'companies', company_ids: [firm!.id] },
      { kind: 'company_type', company_type: 'government' },
      { kind: 'branch', branch_id: branchId },
      { kind: 'roles', roles: ['distributor'] },
    ];
    const counts = () => Promise.all(audiences.map(async (each) => (await targetOf(each)).body.data.people));
    const before = await counts();
    const member = await person({ companyId: firm!.id });
    await person({ role: 'storeman' });
    expect(await counts()).toEqual(before.map((n) => n + 1));
    expect((await targetOf(audiences[0]!)).body.data).toMatchObject({
      label: 'Gobierno de prueba',
      people: 1,
      with_browser: 0,
    });

    const { body } = await send({ ...text, recipients: audiences[0], expected_count: 1 });
    expect(body.data).toMatchObject({ recipients: 1, audience_label: 'Gobierno de prueba', viewed: 0, read: 0 });
    expect((await listOf(member.who)).data[0]).toMatchObject(text);
  });

  test('a sender who read another number sends nothing and is told the new one', async () => {
    const reader = await person();
    const answer = await send({ ...text, recipients: [reader.id], expected_count: 2 });
    expectRefused(answer, { recipients: 'La cantidad de personas cambió: ahora son 1. Revisa y vuelve a enviar.' });
    expect((await listOf(reader.who)).total).toBe(0);
  });

  test.each([
    [{ title: '' }, { title: 'Escribe un título' }],
    [{ message: ' ' }, { message: 'Escribe el mensaje' }],
    [{ url: 'javascript:alert(1)' }, { url: 'Escribe una ruta de la tienda (/promos) o una dirección https://' }],
    [{ url: '//otro.test' }, { url: 'Escribe una ruta de la tienda (/promos) o una dirección https://' }],
    [{ recipients: [] }, { 'recipients.user_ids': 'Elige a quién le llega' }],
    [{ recipients: [999_999_999] }, { recipients: 'Nadie recibiría este aviso' }],
  ])('%j is refused', async (wrong, expected) => {
    expectRefused(await send({ ...text, recipients: [1], ...wrong }), expected);
  });

  test('marketing and purchasing send, support reads, the rest of the house neither', async () => {
    const { id } = await person();
    const [purchasing, support, catalogue] = await Promise.all(['compras', 'soporte', 'catalogo'].map(app.asStaff));
    const notice = { title: 'Compras', body: 'Llegó tu pedido especial.', recipients: [id] };
    expect((await send(notice, purchasing)).status).toBe(201);
    expect((await send(notice, support)).status).toBe(403);
    expect((await support!.get('/notifications/push-notifications')).status).toBe(200);
    expect((await catalogue!.get('/notifications/push-notifications')).status).toBe(403);
    expect((await (await app.as('vendedor')).post('/api/push-notifications', notice)).status).toBe(403);
  });
});

describe('browsers', () => {
  const subscribe = (who: Client, provider_id: unknown) =>
    who.post('/api/user-push-notification-subscriber', { provider_id });
  async function browserOf({ who }: Person) {
    const browser = service.subscribe();
    expect((await subscribe(who, JSON.stringify(browser.subscription))).status).toBe(200);
    return browser;
  }
  const gotBy = ({ path }: { path: string }) => service.received.filter((each) => each.path === path);

  test('a subscribed browser gets what was sent, signed by the key it subscribed with, readable by it alone', async () => {
    const reader = await person();
    const browser = await browserOf(reader);
    const { data } = (await reader.who.get<{ data: { public_key: string } }>('/api/push-notification-keys')).body;
    const id = await sendTo([reader]);
    const [message] = gotBy(browser);
    expect(message?.payload).toEqual({ id: (await listOf(reader.who)).data[0]!.id, ...text, image_url: null });
    expect(message?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400', topic: `n${id}` });
    expect(message?.headers.authorization).toContain(`k=${data.public_key}`);
    expect(await figuresOf(id)).toMatchObject({ recipients: 1, pushed: 1, pending: 0, failed: 0 });
  });

  test('who is told no more gets nothing; a browser tells only who used it last', async () => {
    const [first, second] = [await person(), await person()];
    const browser = await browserOf(first);
    await subscribe(second.who, browser.subscription);
    await sendTo([first]);
    expect(gotBy(browser)).toHaveLength(0);
    await sendTo([second]);
    expect(gotBy(browser)).toHaveLength(1);
    await first.who.post('/api/user-push-notification-unsubscriber', { provider_id: browser.subscription.endpoint });
    await sendTo([second]);
    expect(gotBy(browser)).toHaveLength(2);
    await second.who.post('/api/user-push-notification-unsubscriber', { provider_id: browser.subscription.endpoint });
    await sendTo([second]);
    expect(gotBy(browser)).toHaveLength(2);
  });

  test.each([404, 410])('a browser whose service says %i is forgotten', async (status) => {
    const reader = await person();
    const browser = await browserOf(reader);
    service.answers.set(browser.path, [status]);
    const id = await sendTo([reader]);
    expect(await knex('push_subscriptions').where({ user_id: reader.id })).toHaveLength(0);
    expect(await figuresOf(id)).toMatchObject({ pushed: 0, failed: 1 });
  });

  test('a service that is away is asked again, those already told are not', async () => {
    const [steady, away] = [await person(), await person()];
    const [told, late] = [await browserOf(steady), await browserOf(away)];
    service.answers.set(late.path, [503]);
    const id = await sendTo([steady, away]);
    expect(await figuresOf(id)).toMatchObject({ pushed: 1, pending: 1 });
    const waiting = { name: 'notifications.send-push', state: 'queued' };
    expect((await knex('jobs').where(waiting).first('last_error')).last_error).toContain(
      '1 de 2 navegadores no se alcanzaron: se intentará de nuevo',
    );
    await knex('jobs')
      .where(waiting)
      .update({ run_at: new Date(Date.now() - 1_000) });
    await expect.poll(() => figuresOf(id)).toMatchObject({ pushed: 2, pending: 0, failed: 0 });
    expect(gotBy(told)).toHaveLength(1);
    expect(gotBy(late)).toHaveLength(1);
  });

  test('the platform calls nobody but push services, and takes no broken keys', async () => {
    const { who } = await person();
    const { subscription } = service.subscribe();
    expectRefused(await subscribe(who, { ...subscription, endpoint: `${app.url}/admin` }), {
      'provider_id.endpoint': 'El servicio de avisos de este navegador no está permitido',
    });
    expectRefused(await subscribe(who, { ...subscription, keys: { p256dh: 'x', auth: 'y' } }), {
      'provider_id.keys.p256dh': 'La suscripción del navegador no es válida',
    });
    expectRefused(await subscribe(who, 'abc'), { provider_id: 'La suscripción del navegador no es válida' });
  });
});

describe('what the platform tells by itself', () => {
  async function placed(): Promise<{ buyer: Person; id: number; folio: string }> {
    const buyer = await person({ companyId, fields: { currency: 'USD' } });
    const { id: productId } = await givenProduct(app, { stock: { MTY: 5 } });
    const branchId = (await knex('branches').where({ code: 'MTY' }).first('id')).id as number;
    await cartReadyToPlace(buyer.who, { productId }, branchId);
    const { body } = await buyer.who.post<{ data: { sale_order: { id: number; folio: string } } }>('/api/cart-stages', {
      cartStage: 'ordered',
    });
    return { buyer, ...body.data.sale_order };
  }

  test('an order: received, paid, ready; once each, to its buyer alone', async () => {
    const { buyer, id, folio } = await placed();
    const support = await app.asStaff('soporte');
    for (const status of ['paid', 'preparing', 'ready']) {
      await support.put(`/sales/sale-orders/${id}/status`, { status });
      await app.settle();
    }
    const { data } = await listOf(buyer.who);
    expect(data.map(({ title }) => title)).toEqual([
      `Tu pedido ${folio} está listo`,
      `Registramos el pago de tu pedido ${folio}`,
      `Recibimos tu pedido ${folio}`,
    ]);
    expect(data.every(({ url }) => url === `/sale-orders/${id}`)).toBe(true);
  });

  test('a message about an order, to the other side of it: what the house writes to its buyer, what the buyer writes to who attends the company', async () => {
    const { id: salesmanId, who: salesman } = await person({ role: 'salesman' });
    const { salesman_id: before } = await knex('companies').where({ id: companyId }).first('salesman_id');
    await knex('companies').where({ id: companyId }).update({ salesman_id: salesmanId });
    const { buyer, id, folio } = await placed();
    const about = { modelType: 'sale-order', modelId: id };
    const support = await app.asStaff('soporte');
    const titles = async (who: Client): Promise<string[]> => {
      await app.settle();
      return (await listOf(who)).data.map(({ title }) => title).filter((title) => /escrib/.test(title));
    };
    expect((await support.post('/sales/sale-order-comments', { ...about, body: 'Hoy sale' })).status).toBe(201);
    expect(await titles(buyer.who)).toEqual([`Te escribimos sobre el pedido ${folio}`]);
    expect(await titles(salesman)).toEqual([]);
    expect((await buyer.who.post('/api/sale-order-comments', { ...about, body: 'Gracias' })).status).toBe(201);
    expect(await titles(salesman)).toEqual([`Te escribieron sobre el pedido ${folio}`]);
    expect(await titles(buyer.who)).toHaveLength(1);
    await knex('companies').where({ id: companyId }).update({ salesman_id: before });
  });
});
