import { givenProduct } from '@mayorista/catalogue/testing';
import { givenPerson } from '@mayorista/people/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { boot, client, type Client, type TestApp } from '@mayorista/kernel/testing';
import { castOf, create, move, show, type Cast, type One } from './kit';

let app: TestApp;
let cast: Cast;

beforeAll(async () => {
  app = await boot();
  cast = await castOf(app);
});

const pickUp = () => ({ delivery_method: 'branch_pickup', branch_id: cast.branchId, payment_method: 'bank_transfer' });
const ordersOf = async (id: number): Promise<number> =>
  Number(
    (
      await cast
        .knex('sale_orders')
        .where({ source_type: 'distributor-quotation', source_id: String(id) })
        .count({ n: '*' })
        .first()
    )?.n,
  );
const onHand = async (productId: number): Promise<number> =>
  (await cast.knex('stocks').where({ product_id: productId, branch_id: cast.branchId }).first('on_hand')).on_hand;

/** A sent quotation of two pieces by whoever asks for it. */
async function sent(who: Client): Promise<{ id: number; productId: number }> {
  const { id: productId } = await givenProduct(app, { listPrice: '100.00', stock: { MTY: 9 } });
  const { id } = await create(who, [{ product_id: productId, quantity: 2 }]);
  expect((await move(who, id, 'enviada')).status).toBe(200);
  return { id, productId };
}

describe('accepting and converting spend the company’s money', () => {
  /** A secondary user of the company who may quote, and whatever else is said. */
  async function secondary(mayApprove: boolean): Promise<Client> {
    const person = await givenPerson(app, { role: 'secondary_user', companyId: cast.companyId });
    const told = await cast.people.distributor!.put(`/api/secondary-users/${person.id}`, { may_approve: mayApprove });
    expect([told.status, told.status === 200 ? null : told.body]).toEqual([200, null]);
    return client(app.url, person.token);
  }

  test('who may quote and not approve does neither, by name nor by number of the step; nothing is written', async () => {
    const who = await secondary(false);
    const { id, productId } = await sent(who);
    expect((await move(who, id, 'aceptada')).status).toBe(403);
    expect((await show(who, id)).status).not.toBe('aceptada');
    // Accepted by somebody who may, it is still not theirs to convert.
    await cast.knex('distributor_quotations').where({ id }).update({ status: 'aceptada' });
    expect((await move(who, id, 'convertida', pickUp())).status).toBe(403);
    expect([await ordersOf(id), await onHand(productId), (await show(who, id)).status]).toEqual([0, 9, 'aceptada']);
    const offered = (await show(who, id)).next_statuses.map(({ status }) => status);
    expect(offered).not.toContain('convertida');
  });

  test('who may do both does both', async () => {
    const who = await secondary(true);
    const { id, productId } = await sent(who);
    expect((await move(who, id, 'aceptada')).status).toBe(200);
    expect((await move(who, id, 'convertida', pickUp())).status).toBe(200);
    expect([await ordersOf(id), await onHand(productId)]).toEqual([1, 7]);
  });

  test.each(['foreign', 'salesman', 'colleague', 'installer', 'employee', 'storeman', 'visitor'])(
    '%s neither accepts nor converts what somebody else was quoted',
    async (name) => {
      const { id, productId } = await sent(cast.people.distributor!);
      await cast.knex('distributor_quotations').where({ id }).update({ status: 'aceptada' });
      const told = await move(cast.people[name]!, id, 'convertida', pickUp());
      expect(name === 'colleague' ? [200, 403, 404] : [401, 403, 404]).toContain(told.status);
      if (told.status !== 200) expect([await ordersOf(id), await onHand(productId)]).toEqual([0, 9]);
    },
  );

  test.each(['soporte', 'admin'])('%s converts none of a buyer’s from the panel either', async (role) => {
    const { id, productId } = await sent(cast.people.distributor!);
    await cast.knex('distributor_quotations').where({ id }).update({ status: 'aceptada' });
    const desk = await app.asStaff(role);
    const told = await desk.put(`/quotations/distributor-quotation-statuses/${id}`, {
      status: 'convertida',
      ...pickUp(),
    });
    expect([403, 404]).toContain(told.status);
    expect([await ordersOf(id), await onHand(productId)]).toEqual([0, 9]);
  });
});

describe('a step of a quotation that changed meanwhile', () => {
  const stale = { 'If-Match': '"2020-01-01T00:00:00.000Z"' };
  const moveAs = (who: Client, id: number, body: object, headers: Record<string, string>) =>
    who.put<One>(`/api/distributor-quotation-statuses/${id}`, body, headers);

  test('is not taken: neither accepted nor converted, and nothing is ordered', async () => {
    const who = cast.people.distributor!;
    const { id, productId } = await sent(who);
    expect((await moveAs(who, id, { status: 'aceptada' }, stale)).status).toBe(409);
    expect((await show(who, id)).status).not.toBe('aceptada');
    expect((await move(who, id, 'aceptada')).status).toBe(200);
    expect((await moveAs(who, id, { status: 'convertida', ...pickUp() }, stale)).status).toBe(409);
    expect([await ordersOf(id), await onHand(productId), (await show(who, id)).status]).toEqual([0, 9, 'aceptada']);
  });

  test('is taken by who read it last, once', async () => {
    const who = cast.people.distributor!;
    const { id } = await sent(who);
    await move(who, id, 'aceptada');
    const { updatedAt } = (await show(who, id)) as unknown as { updatedAt: string };
    const fresh = { 'If-Match': `"${updatedAt}"` };
    expect((await moveAs(who, id, { status: 'convertida', ...pickUp() }, fresh)).status).toBe(200);
    expect(await ordersOf(id)).toBe(1);
  });
});
