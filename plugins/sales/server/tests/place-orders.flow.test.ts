import { createRequire } from 'node:module';
import { givenProduct } from '@mayorista/catalogue/testing';
import { givenPerson } from '@mayorista/people/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Actor } from '@mayorista/kernel';
import { boot, type TestApp } from '@mayorista/kernel/testing';
import type { PlaceOrder } from '../../contract';
import '../../contract';

// The kernel that the server itself runs on, not the copy that tests import: services are registered there.
const { addDays, inTransaction, personActor, service, today } = createRequire(import.meta.url)(
  '@mayorista/kernel',
) as typeof import('@mayorista/kernel');

let app: TestApp;
let branchId: number;
let sequence = 0;
const knex = () => app.strapi.db.connection;

beforeAll(async () => {
  app = await boot();
  branchId = ((await knex()('branches').where({ code: 'MTY' }).first('id')) as { id: number }).id;
});

async function company({
  isServed = true,
  fields = {},
}: { isServed?: boolean; fields?: object } = {}): Promise<number> {
  const name = `Pedido directo ${++sequence}`;
  const base = { document_id: `directo-${process.pid}-${sequence}`, business_name: name, rfc: null };
  const [row] = (await knex()('companies')
    .insert({ ...base, price_level: 1, status: 1, currency: 'USD', credit_blocked: false, ...fields })
    .returning('id')) as { id: number }[];
  if (isServed) await knex()('companies_branch_lnk').insert({ company_id: row!.id, branch_id: branchId });
  return row!.id;
}
const actorOf = async (companyId: number | null, role = 'distributor'): Promise<Actor> => {
  const { id } = await givenPerson(app, { role, companyId });
  return (await personActor(app.strapi, id))!;
};

/** An order of two pieces, picked up and paid by transfer, as whoever places orders asks for it. */
async function wish(actor: Actor, change: Partial<PlaceOrder> = {}): Promise<PlaceOrder> {
  const { id: productId } = await givenProduct(app, { stock: { MTY: 5 }, listPrice: '100.00' });
  return {
    source: { type: 'test', id: `${process.pid}-${++sequence}` },
    actor,
    currency: 'USD',
    lines: [{ productId, quantity: 2, grade: 'Stock' }],
    delivery: { method: 'branch_pickup', branchId, receiver: null },
    payments: [{ method: 'bank_transfer', amount: 'rest' }],
    ...change,
  };
}
const place = (command: PlaceOrder) =>
  inTransaction(app.strapi, (tx) => service(app.strapi, 'sales.orders').place(tx, command));
const placedOf = ({ source }: PlaceOrder) =>
  knex()('sale_orders').where({ source_type: source.type, source_id: source.id }) as unknown as Promise<object[]>;
const reserved = async (productId: number) =>
  (await knex()('stocks').where({ product_id: productId, branch_id: branchId }).first('on_hand', 'reserved')) as object;

/** Places and expects it refused for these reasons, with nothing written and nothing taken. */
async function refused(command: PlaceOrder): Promise<string[]> {
  const codes = await place(command).then(
    () => [],
    (error: { refusals?: { code: string; field?: string }[] }) => {
      if (error.refusals === undefined) throw error;
      return error.refusals.map(({ code }) => code);
    },
  );
  expect(await placedOf(command)).toEqual([]);
  for (const { productId } of command.lines) expect(await reserved(productId)).toEqual({ on_hand: 5, reserved: 0 });
  return codes;
}

describe('whoever asks for it, an order is refused', () => {
  test('to who may not buy, and to who has no company', async () => {
    const id = await company();
    expect(await refused(await wish(await actorOf(id, 'installer')))).toContain('cannot_buy');
    expect(await refused(await wish(await actorOf(null)))).toContain('no_company');
  });

  test('to a company that is closed, or whose credit is stopped', async () => {
    const [closed, stopped] = [
      await company({ fields: { status: 0 } }),
      await company({ fields: { credit_blocked: true } }),
    ];
    expect(await refused(await wish(await actorOf(closed)))).toContain('company_inactive');
    expect(await refused(await wish(await actorOf(stopped)))).toContain('credit_blocked');
  });

  test('without lines', async () => {
    const command = await wish(await actorOf(await company()), { lines: [] });
    expect(await refused(command)).toContain('order_without_lines');
  });

  const address = {
    ...{ id: null, alias: null, receiversName: 'Laura', telephone: '8181234567', street: 'Juárez' },
    ...{ exteriorNumber: '1', interiorNumber: null, colony: 'Centro', municipality: null, state: 'Nuevo León' },
    ...{ zipCode: '64000', reference: null },
  };

  test('where no branch serves, or none is there', async () => {
    const unserved = await actorOf(await company({ isServed: false }));
    expect(await refused(await wish(unserved, { delivery: { method: 'home_delivery', address } }))).toEqual([
      'no_branch',
    ]);
    const nowhere = { method: 'branch_pickup', branchId: 999_999, receiver: null } as const;
    expect(await refused(await wish(unserved, { delivery: nowhere }))).toEqual(['branch_unknown']);
  });

  test('to a branch where nobody collects, an office or a carrier that is gone', async () => {
    const buyer = await actorOf(await company());
    const closed = (await knex()('branches').whereNot({ id: branchId }).first('id')) as { id: number };
    await knex()('branches').where({ id: closed.id }).update({ is_pickup_point: false });
    const receiver = { name: 'Laura', telephone: null };
    const deliveries: [PlaceOrder['delivery'], string][] = [
      [{ method: 'branch_pickup', branchId: closed.id, receiver: null }, 'branch_not_pickup'],
      [{ method: 'delivery_office', officeId: 999_999, receiver }, 'office_unknown'],
      [{ method: 'own_carrier', carrierId: 999_999, address }, 'carrier_unknown'],
    ];
    for (const [delivery, code] of deliveries) expect(await refused(await wish(buyer, { delivery }))).toEqual([code]);
  });

  test('with money that this buyer and order may not use', async () => {
    const id = await company();
    const secondary = await actorOf(id, 'secondary_user');
    const credit = [{ method: 'credit', amount: 'rest' }] as const;
    expect(await refused(await wish(secondary, { payments: credit }))).toContain('secondary_without_company_money');
    const buyer = await actorOf(id);
    const wallet = [{ method: 'wallet', amount: 'rest' }] as const;
    expect(await refused(await wish(buyer, { payments: wallet }))).toContain('wallet_needs_its_type');
    expect(await refused(await wish(buyer, { payments: [{ method: 'cash', amount: '1.00' }] }))).toEqual([
      'payment_left_over',
    ]);
  });

  test('at prices that its buyer was not shown', async () => {
    const command = await wish(await actorOf(await company()), { shownPrices: ['99.99'] });
    expect(await refused(command)).toEqual(['price_changed']);
    expect((await place({ ...command, shownPrices: ['100.00'] })).isNew).toBe(true);
  });
});

test('held terms are kept to the end of their last day, and are over the day after', async () => {
  const actor = await actorOf(await company());
  const price = {
    currency: 'USD' as const,
    ...{ list: '100.00', distributor: '80.00', fixed: null, final: '80.00', percentage: '20.00' },
    reasons: [],
    steps: [],
  } as const;
  const held = async (days: number) =>
    wish(actor, { terms: { prices: [price], exchangeRate: '18.50', validTo: addDays(today(), days) } });
  expect(await refused(await held(-1))).toEqual(['terms_expired']);
  const last = await held(0);
  expect((await place(last)).isNew).toBe(true);
  expect(await placedOf(last)).toMatchObject([{ company_id: actor.companyId }]);
  const { id } = (await knex()('sale_orders').where({ source_id: last.source.id }).first('id')) as { id: number };
  const lines = (await knex()('sale_order_details').where({ sale_order_id: id }).select('unit_price')) as {
    unit_price: string | number;
  }[];
  expect(lines.map(({ unit_price }) => Number(unit_price))).toEqual([80]);
});
