import { expect, test } from 'vitest';
import { answerWith } from '../../api/testing/answer-with';
import { branchViews, type BranchAnswer } from './branches.view';

const monterrey = answerWith<BranchAnswer>({
  id: 2,
  name: 'Monterrey',
  is_virtual: false,
  street: 'Avenida Cristóbal Colón 1820',
  colony: 'Centro',
  municipality: 'Monterrey',
  zip_code: '64000',
  telephone: '8183450020',
  opening_hours: 'Lunes a viernes de 9:00 a 18:00',
});

test('a branch is shown with its address, the way there, a telephone to dial and its hours', () => {
  expect(branchViews([monterrey])).toEqual([
    {
      id: 2,
      name: 'Monterrey',
      address: 'Avenida Cristóbal Colón 1820, Centro, 64000 Monterrey',
      mapUrl: expect.stringMatching(/^https:\/\/www\.google\.com\/maps\/.*Crist%C3%B3bal\+Col%C3%B3n/),
      telephone: { dialled: '+528183450020', read: '81 8345 0020' },
      hours: 'Lunes a viernes de 9:00 a 18:00',
    },
  ]);
});

test.each([
  ['5555120030', '55 5512 0030'],
  ['2222460050', '222 246 0050'],
])('the telephone %s is read %s', (telephone, read) => {
  expect(branchViews([{ ...monterrey, telephone }])[0]?.telephone?.read).toBe(read);
});

test('the virtual branch is no place to go to, and what is not known is left out', () => {
  expect(branchViews([answerWith<BranchAnswer>({ id: 1, name: 'MEX-CEDIS', is_virtual: true })])).toEqual([]);
  expect(branchViews([answerWith<BranchAnswer>({ id: 3, name: 'Puebla', is_virtual: false })])[0]).toMatchObject({
    address: '',
    telephone: null,
    hours: null,
  });
});
