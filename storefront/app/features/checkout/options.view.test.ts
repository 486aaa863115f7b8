import { expect, test } from 'vitest';
import { answerWith } from '../../api/testing/answer-with';
import type { PickupAnswer } from '../../api/contract';
import { branchOptions } from './options.view';

test("the buyer's own branch stands first, and each says where it is", () => {
  const branches = answerWith<readonly PickupAnswer[]>([
    { branch_id: 1, branch_name: 'Monterrey', address: 'Av. Uno 1', opening_hours: null },
    { branch_id: 2, branch_name: 'Puebla', address: 'Calle Dos 2', opening_hours: '9 a 18 h' },
  ]);
  expect(branchOptions(branches, 2)).toEqual([
    { id: 2, name: 'Puebla', detail: 'Calle Dos 2 · 9 a 18 h', isOwn: true },
    { id: 1, name: 'Monterrey', detail: 'Av. Uno 1', isOwn: false },
  ]);
});
