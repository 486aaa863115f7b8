import { beforeAll, expect, test } from 'vitest';
import { expectRefused } from '@mayorista/kernel/testing';
import { app, begin, command, company, does, knex, lines, refusal, wallet } from './ledger-kit';

beforeAll(begin);

test('a reference that was written is no other deposit: another amount, note, currency or company is refused, and no history says it was written', async () => {
  const [id, other] = [await company(), await company()];
  const staff = await app.asStaff('soporte');
  const deposit = { kind: 'wallet', company_id: id, currency: 'MXN', amount: '100.00', reference: `R-${id}` };
  const send = (more: object) =>
    staff.post<{ data: { id: number } }>('/payments/company-ledger-deposits', { ...deposit, ...more });
  const history = async () =>
    (
      await knex()('audit_entries')
        .where({ model_type: 'company-ledgers' })
        .whereIn('model_id', [`${id}`, `${other}`])
    ).length;
  const first = await send({ note: null });
  expect(first.status).toBe(201);
  expectRefused(await send({ amount: '999.00' }), { reference: /ya se registró por \$100\.00/ });
  expectRefused(await send({ note: 'otra nota' }), { reference: /ya se registró/ });
  expectRefused(await send({ currency: 'USD' }), {
    reference: 'Esta referencia ya se registró con otra empresa u otra moneda: si es otro pago, antepón el banco',
  });
  expectRefused(await send({ company_id: other }), { reference: /otra empresa u otra moneda/ });
  expect((await send({ amount: '100' })).body.data.id, 'the same, written otherwise').toBe(first.body.data.id);
  expect(await history()).toBe(1);
  expect((await wallet().available(id, 'MXN')).balance).toBe('100.00');
  expect((await lines(other)).length + (await lines(id)).length).toBe(1);
  await does('credit', 'charge', command(id, '50.00'));
  expect((await send({ kind: 'credit', amount: '50.00' })).status, 'one transfer for both').toBe(201);
  expectRefused(await send({ kind: 'credit', amount: '10.00' }), { reference: /ya se registró por \$50\.00/ });
});

test('of one reference for two companies at once one is written', async () => {
  const ids = [await company(), await company()];
  const staff = await app.asStaff('soporte');
  const told = await Promise.all(
    ids.map((id) =>
      staff.post('/payments/company-ledger-deposits', {
        ...{ kind: 'wallet', company_id: id, currency: 'MXN', amount: '5.00', reference: `a-la-vez-${ids[0]}` },
      }),
    ),
  );
  expect(told.map(({ status }) => status).toSorted()).toEqual([201, 422]);
});

test('a source that charged or gave back so much does not answer for another amount', async () => {
  const id = await company();
  await does('wallet', 'deposit', command(id, '100.00'));
  for (const [ledger, verb] of [
    ['credit', 'charge'],
    ['credit', 'refund'],
    ['wallet', 'charge'],
    ['wallet', 'refund'],
  ] as const) {
    const once = command(id, '10.00');
    await does(ledger, verb, once);
    const before = await lines(id);
    expect(await refusal(does(ledger, verb, { ...once, amount: '11.00' })), `${ledger} ${verb}`).toEqual([
      'reference_used',
    ]);
    expect(await lines(id)).toEqual(before);
    await does(ledger, verb, once);
  }
});
