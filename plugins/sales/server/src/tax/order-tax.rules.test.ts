import { expect, test } from 'vitest';
import { decideTax, type IssuingBranch } from './order-tax.rules';

const branch = (id: number, region: IssuingBranch['region'], isVirtual = false): IssuingBranch => ({
  ...{ id, region, isVirtual },
});
const branches = [branch(1, null), branch(2, 'north'), branch(3, 'north'), branch(4, null)];

test('outside the border regions 16 % is charged and the branch that sells issues, wherever it is', () => {
  for (const sellerId of [1, 2])
    expect(decideTax({ region: null, sellerId, branches })).toEqual({
      ...{ ivaRate: '0.16', issuingBranchId: sellerId, note: null },
    });
});

test('in a border region 8 % is charged, issued by the branch that sells where it is there, else by the first that is', () => {
  expect(decideTax({ region: 'north', sellerId: 3, branches })).toMatchObject({ ivaRate: '0.08', issuingBranchId: 3 });
  expect(decideTax({ region: 'north', sellerId: 1, branches })).toMatchObject({ ivaRate: '0.08', issuingBranchId: 2 });
  expect(decideTax({ region: 'north', sellerId: null, branches })).toMatchObject({ ivaRate: '0.08' });
});

test('what no branch of that region can issue is charged 16 %, and says why: one of the other region and a virtual one cannot', () => {
  const told = decideTax({ region: 'south', sellerId: 2, branches: [...branches, branch(5, 'south', true)] });
  expect(told).toEqual({
    ivaRate: '0.16',
    issuingBranchId: 2,
    note: 'Se entrega en la región fronteriza sur, pero ninguna sucursal de esa región puede facturarlo: el IVA es de 16 %.',
  });
  expect(decideTax({ region: 'north', sellerId: 1, branches: [branch(1, null)] }).note).toContain('norte');
});
