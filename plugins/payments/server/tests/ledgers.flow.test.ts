import { createRequire } from 'node:module';
import path from 'node:path';
import { givenPerson } from '@mayorista/people/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { client, clock, repositoryRoot, type Client } from '@mayorista/kernel/testing';
import { app, begin, command, company, credit, does, knex, lines, refusal, wallet } from './ledger-kit';

// The kernel that the server itself runs on, not the copy that tests import.
const { decimal, plainDate, roundToCents } = createRequire(import.meta.url)(
  '@mayorista/kernel',
) as typeof import('@mayorista/kernel');

const statements = () => {
  const file = path.join(repositoryRoot, 'plugins/payments/dist/server/src/statements/read-statement.js');
  return createRequire(file)(file) as typeof import('../src/statements/read-statement');
};

beforeAll(begin);

describe('a credit line', () => {
  test('is charged up to its limit, due after its days, and refuses a cent more', async () => {
    const id = await company('500.00', 15);
    clock.at('2026-11-10T18:00:00.000Z');
    const charged = await does('credit', 'charge', command(id, '499.99'));
    // Before it is due: what is overdue closes the line for another reason.
    const refused = await refusal(does('credit', 'charge', command(id, '0.02'))).finally(() => clock.run());
    expect(charged).toMatchObject({ amount: '499.99', balance: '499.99', dueOn: '2026-11-25' });
    expect(refused).toContain('credit_exceeded');
    expect((await lines(id)).length).toBe(1);
  });

  test('that was never opened, is stopped, or is overdue is not charged; nothing is written', async () => {
    const none = await company(null);
    expect(await refusal(does('credit', 'charge', command(none, '1.00')))).toEqual(['no_credit_line']);
    const stopped = await company();
    await knex()('credit_lines').where({ company_id: stopped }).update({ is_blocked: true });
    expect(await refusal(does('credit', 'charge', command(stopped, '1.00')))).toEqual(['credit_line_blocked']);
    const late = await company('1000.00', 5);
    clock.at('2026-10-01T18:00:00.000Z');
    await does('credit', 'charge', command(late, '10.00')).finally(() => clock.run());
    expect(await refusal(does('credit', 'charge', command(late, '1.00')))).toEqual(['credit_overdue']);
    expect(await credit().available(late, 'MXN')).toMatchObject({ available: '0.00', overdue: '10.00' });
    await does('credit', 'deposit', command(late, '10.00'));
    expect(await credit().available(late, 'MXN')).toMatchObject({ available: '1000.00', overdue: '0.00' });
    expect((await lines(none)).length + (await lines(stopped)).length).toBe(0);
  });

  test('is charged once for a source, however often it is asked', async () => {
    const id = await company();
    const first = await does('credit', 'charge', command(id, '10.00', 'same'));
    const again = await Promise.all([1, 2, 3].map(() => does('credit', 'charge', command(id, '10.00', 'same'))));
    expect(again.map((movement) => (movement as { id: number }).id)).toEqual(
      [1, 2, 3].map(() => (first as { id: number }).id),
    );
    expect((await credit().available(id, 'MXN')).balance).toBe('10.00');
  });

  test('takes back what was charged; what the company had paid already goes to its wallet, once', async () => {
    const id = await company();
    await does('credit', 'charge', command(id, '100.00'));
    await does('credit', 'deposit', command(id, '70.00'));
    const back = command(id, '100.00');
    await does('credit', 'refund', back);
    await does('credit', 'refund', back);
    expect((await credit().available(id, 'MXN')).balance).toBe('0.00');
    expect((await wallet().available(id, 'MXN')).balance).toBe('70.00');
    expect(await refusal(does('credit', 'deposit', command(id, '0.01')))).toEqual(['payment_above_balance']);
  });

  test('takes back what was charged once, although more is owed and it is asked again', async () => {
    const id = await company();
    await does('credit', 'charge', command(id, '100.00'));
    await does('credit', 'charge', command(id, '50.00'));
    const back = command(id, '100.00');
    const first = (await does('credit', 'refund', back)) as readonly { id: number }[];
    expect(await does('credit', 'refund', back)).toMatchObject(first.map(({ id: line }) => ({ id: line })));
    expect((await credit().available(id, 'MXN')).balance).toBe('50.00');
    expect(await lines(id)).toHaveLength(3);
  });

  test('of a company whose credit is stopped, or that is closed, is not charged', async () => {
    for (const [change, code] of [
      [{ credit_blocked: true }, 'credit_blocked'],
      [{ status: 0 }, 'company_inactive'],
    ] as const) {
      const id = await company();
      await knex()('companies').where({ id }).update(change);
      expect(await refusal(does('credit', 'charge', command(id, '1.00')))).toEqual([code]);
      expect(await lines(id)).toEqual([]);
    }
  });

  test('of twenty charges at once as many go through as the limit holds', async () => {
    const id = await company('100.00');
    const told = await Promise.all(
      Array.from({ length: 20 }, () => refusal(does('credit', 'charge', command(id, '15.00')))),
    );
    expect(told.filter((codes) => codes.length === 0)).toHaveLength(6);
    expect((await credit().available(id, 'MXN')).balance).toBe('90.00');
  });
});

describe('an electronic wallet', () => {
  test('pays what it holds and not a cent more, even to twenty at once', async () => {
    const id = await company(null);
    expect(await refusal(does('wallet', 'charge', command(id, '0.01')))).toEqual(['wallet_exceeded']);
    await does('wallet', 'deposit', command(id, '50.00'));
    const told = await Promise.all(
      Array.from({ length: 20 }, () => refusal(does('wallet', 'charge', command(id, '7.00')))),
    );
    expect(told.filter((codes) => codes.length === 0)).toHaveLength(7);
    expect((await wallet().available(id, 'MXN')).balance).toBe('1.00');
  });

  test('pays once for a source, however often it is asked', async () => {
    const id = await company(null);
    await does('wallet', 'deposit', command(id, '50.00'));
    const paid = command(id, '20.00');
    const { id: line } = (await does('wallet', 'charge', paid)) as { id: number };
    expect(await does('wallet', 'charge', paid)).toMatchObject({ id: line });
    expect((await wallet().available(id, 'MXN')).balance).toBe('30.00');
  });
});

test('whatever is written to both ledgers, each balance is the sum of its lines, numbered without gaps, and none is negative', async () => {
  const step = fc.record({
    ledger: fc.constantFrom('credit' as const, 'wallet' as const),
    verb: fc.constantFrom('charge' as const, 'refund' as const, 'deposit' as const),
    cents: fc.integer({ min: 1, max: 40_000 }),
    source: fc.integer({ min: 1, max: 12 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
      const id = await company('300.00');
      for (const { ledger, verb, cents, source } of steps)
        await refusal(does(ledger, verb, command(id, (cents / 100).toFixed(2), `p${source}`)));
      const sums: Record<string, string> = {};
      const numbers: Record<string, number> = {};
      for (const line of await lines(id)) {
        sums[line.ledger] = roundToCents(decimal(sums[line.ledger] ?? 0).plus(line.amount));
        numbers[line.ledger] = (numbers[line.ledger] ?? 0) + 1;
        expect(line.number).toBe(numbers[line.ledger]);
        expect(roundToCents(line.balance)).toBe(sums[line.ledger]);
        expect(decimal(line.balance).isNegative()).toBe(false);
      }
      expect((await wallet().available(id, 'MXN')).balance).toBe(sums.wallet ?? '0.00');
      expect((await credit().available(id, 'MXN')).balance).toBe(sums.credit ?? '0.00');
      expect(decimal(sums.credit ?? 0).lessThanOrEqualTo(300)).toBe(true);
    }),
    { numRuns: 15 },
  );
});

describe('who reads a ledger', () => {
  type Answer = { data: { amount: string }[]; total: number; meta: { account: { balance: string } } };
  test("a distributor their company's alone, with its movements; a secondary user and another company nothing", async () => {
    const [mine, theirs] = [await company(), await company()];
    await does('wallet', 'deposit', command(mine, '12.00'));
    const [buyer, secondary, orphan] = await Promise.all(
      [
        { role: 'distributor', companyId: mine },
        { role: 'secondary_user', companyId: mine },
        { role: 'distributor', companyId: null },
      ].map(async (wish) => client(app.url, (await givenPerson(app, wish)).token)),
    );
    const { status, body } = await buyer!.get<Answer>('/api/company-ledgers?kind=wallet&currency=MXN');
    expect(status).toBe(200);
    expect(body).toMatchObject({ total: 1, data: [{ amount: '12.00' }], meta: { account: { balance: '12.00' } } });
    expect((await buyer!.get(`/api/company-ledgers?kind=wallet&company_id=${theirs}`)).status).toBe(404);
    expect((await secondary!.get('/api/company-ledgers?kind=wallet')).status).toBe(403);
    expect((await orphan!.get('/api/company-ledgers?kind=credit')).status).toBe(403);
    expect((await (await app.as('almacen')).get(`/api/company-ledgers?kind=wallet&company_id=${mine}`)).status).toBe(
      403,
    );
    expect((await (await app.as('vendedor')).get(`/api/company-ledgers?kind=wallet&company_id=${mine}`)).status).toBe(
      404,
    );
    expect((await (await app.as('agente')).get(`/api/company-ledgers?kind=wallet&company_id=${mine}`)).status).toBe(
      200,
    );
  });

  test('support writes a deposit once for its reference; nobody else does', async () => {
    const id = await company();
    const deposit = {
      kind: 'wallet',
      company_id: id,
      currency: 'MXN',
      amount: '99.90',
      reference: `D-${id}`,
      note: null,
    };
    const staff = await app.asStaff('soporte');
    const one = await staff.post<{ data: { id: number } }>('/payments/company-ledger-deposits', deposit);
    const two = await staff.post<{ data: { id: number } }>('/payments/company-ledger-deposits', deposit);
    expect([one.status, two.status, two.body.data.id]).toEqual([201, 201, one.body.data.id]);
    for (const who of ['distribuidor', 'vendedor', 'almacen'])
      expect((await (await app.as(who)).post('/api/company-ledger-deposits', deposit)).status).toBe(403);
    expect((await staff.post('/payments/company-ledger-deposits', { ...deposit, amount: '0.00' })).status).toBe(422);
    expect((await wallet().available(id, 'MXN')).balance).toBe('99.90');
  });
});

describe('a statement', () => {
  const printed = (who: Client, query: string) =>
    who.get<string>(`/api/company-ledger-statements?kind=credit&currency=MXN&${query}`);

  test('is printed to who reads the ledger, of its days alone; days that end before they begin are refused', async () => {
    const mine = await company();
    const [buyer, secondary] = await Promise.all(
      ['distributor', 'secondary_user'].map(async (role) =>
        client(app.url, (await givenPerson(app, { role, companyId: mine })).token),
      ),
    );
    await does('credit', 'charge', command(mine, '120.00'));
    const { status, headers, body } = await printed(buyer!, '');
    expect([status, headers.get('content-type'), body.slice(0, 5)]).toEqual([200, 'application/pdf', '%PDF-']);
    expect((await printed(secondary!, '')).status).toBe(403);
    expect((await printed(app.anonymous, '')).status).toBe(401);
    expect((await printed(await app.as('otro'), `company_id=${mine}`)).status).toBe(404);
    expect(await printed(buyer!, 'from=2026-02-02&to=2026-02-01')).toMatchObject({
      status: 422,
      body: { errors: { to: ['El último día es anterior al primero'] } },
    });
  });

  test('begins with the balance before its days and ends with the one after, and names orders', async () => {
    const mine = await company();
    const order = (await knex()('sale_orders').first('id', 'folio')) as { id: number; folio: string };
    const source = { type: 'sale-order', id: String(order.id) };
    const lines = [
      await does('credit', 'charge', { ...command(mine, '100.00'), source }),
      await does('credit', 'charge', command(mine, '50.00')),
    ] as { id: number }[];
    const movement = (at: number) => knex()('ledger_movements').where({ id: lines[at]!.id });
    await movement(0).update({ happened_at: new Date('2026-01-10T18:00:00Z') });
    await movement(1).update({ happened_at: new Date('2026-02-10T18:00:00Z') });
    const buyer = client(app.url, (await givenPerson(app, { role: 'distributor', companyId: mine })).token);
    const listed = async (days: string) =>
      (await buyer.get<{ data: Record<string, unknown>[]; total: number }>(`/api/company-ledgers?kind=credit&${days}`))
        .body;
    expect(await listed('from=2026-02-01&to=2026-02-28')).toMatchObject({
      total: 1,
      data: [{ amount: '50.00', balance: '150.00', source_label: null, kind_label: 'Cargo' }],
    });
    expect(await listed('to=2026-01-10')).toMatchObject({
      total: 1,
      data: [{ amount: '100.00', source_label: `Pedido ${order.folio}` }],
    });
    expect((await listed('from=2026-01-11&to=2026-02-09')).total).toBe(0);
    const { readStatement } = statements();
    const days = { from: plainDate('2026-02-01'), to: plainDate('2026-02-28') };
    expect(await readStatement(strapi, { kind: 'credit', companyId: mine, currency: 'MXN', ...days })).toMatchObject({
      opening: '100.00',
      closing: '150.00',
      lines: [{ amount: '50.00', balance: '150.00' }],
    });
  });
});
