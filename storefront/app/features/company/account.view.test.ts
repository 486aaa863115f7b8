import { expect, test } from 'vitest';
import { accountView } from './account.view';

const user = { company: { id: 1, business_name: 'X', price_level: 4 }, branch: { id: 2, name: 'Monterrey' } };
const line = {
  kind: 'credit',
  currency: 'MXN',
  balance: '100.00',
  available: '400.00',
  credit_limit: '500.00',
  credit_days: 30,
} as const;

test('a company’s account tells its credit lines, and what is overdue where something is', () => {
  const view = accountView(user, { id: 9, full_name: 'Ana', email: 'ana@x.mx', telephone: null }, [
    line,
    { ...line, currency: 'USD', balance: '0', available: '0', credit_limit: '0' },
  ]);
  expect(view).toMatchObject({ priceLevel: 4, branch: 'Monterrey', salesman: { name: 'Ana' }, isBlocked: false });
  expect(view.credits).toEqual([
    {
      limit: { amount: '500.00', currency: 'MXN' },
      available: { amount: '400.00', currency: 'MXN' },
      owed: { amount: '100.00', currency: 'MXN' },
      overdue: null,
      days: 30,
    },
  ]);
  const late = accountView(user, null, [{ ...line, overdue: '20.00', is_blocked: true }]);
  expect([late.isBlocked, late.credits[0]?.overdue?.amount, late.salesman]).toEqual([true, '20.00', null]);
});
