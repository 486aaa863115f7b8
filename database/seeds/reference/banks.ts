/** Banking institutions of Mexico: code of the Banco de México catalogue and usual name. */
export const bankInstitutions: { id: number; code: string; name: string }[] = (
  [
    ['002', 'Banamex'],
    ['012', 'BBVA México'],
    ['014', 'Santander'],
    ['019', 'Banjército'],
    ['021', 'HSBC'],
    ['030', 'Banco del Bajío'],
    ['036', 'Inbursa'],
    ['042', 'Mifel'],
    ['044', 'Scotiabank'],
    ['058', 'Banregio'],
    ['059', 'Invex'],
    ['060', 'Bansí'],
    ['062', 'Afirme'],
    ['072', 'Banorte'],
    ['106', 'Bank of America'],
    ['127', 'Banco Azteca'],
    ['128', 'Autofin'],
    ['130', 'Compartamos'],
    ['132', 'Multiva'],
    ['137', 'BanCoppel'],
    ['138', 'ABC Capital'],
    ['145', 'Banco Base'],
  ] as const
).map(([code, name], i) => ({ id: i + 1, code, name }));

/** Accounts where the wholesaler is paid. Account numbers are invented. */
export const banks = [
  {
    id: 1,
    name: 'BBVA México',
    institution_code: '012',
    account: '0100000000',
    clabe: '012580001000000009',
    currency: 'MXN',
    status: 1,
  },
  {
    id: 2,
    name: 'Banorte',
    institution_code: '072',
    account: '0200000000',
    clabe: '072580002000000006',
    currency: 'MXN',
    status: 1,
  },
  {
    id: 3,
    name: 'BBVA México dólares',
    institution_code: '012',
    account: '0300000000',
    clabe: '012580003000000007',
    currency: 'USD',
    status: 1,
  },
  {
    id: 4,
    name: 'Santander',
    institution_code: '014',
    account: '0400000000',
    clabe: '014580004000000004',
    currency: 'MXN',
    status: 0,
  },
];
