import { expect, test } from 'vitest';
import { amountInWords, numberInWords } from './amount-in-words';
import { verificationAddress } from './verification-address';

test.each([
  [0, 'CERO'],
  [16, 'DIECISÉIS'],
  [31, 'TREINTA Y UNO'],
  [100, 'CIEN'],
  [101, 'CIENTO UNO'],
  [999, 'NOVECIENTOS NOVENTA Y NUEVE'],
  [1_000, 'MIL'],
  [21_000, 'VEINTIÚN MIL'],
  [31_522, 'TREINTA Y UN MIL QUINIENTOS VEINTIDÓS'],
  [1_000_001, 'UN MILLÓN UNO'],
  [201_000_000, 'DOSCIENTOS UN MILLONES'],
])('%d is %s', (n, words) => expect(numberInWords(n)).toBe(words));

test.each([
  ['1.00', 'MXN', 'UN PESO 00/100 M.N.'],
  ['21.50', 'MXN', 'VEINTIÚN PESOS 50/100 M.N.'],
  ['2180.49', 'USD', 'DOS MIL CIENTO OCHENTA DÓLARES 49/100 USD'],
  ['1000000.00', 'MXN', 'UN MILLÓN DE PESOS 00/100 M.N.'],
] as const)('%s %s', (amount, currency, words) => expect(amountInWords(amount, currency)).toBe(words));

test('the address of verification has the end of the seal and the total without zeros', () => {
  expect(
    verificationAddress({
      uuid: 'U-1',
      issuerRfc: 'A&B010101AA1',
      receiverRfc: 'X',
      total: '116.50',
      seal: 'abcdefgh12345==',
    }),
  ).toBe(
    'https://verificacfdi.facturaelectronica.sat.gob.mx/default.aspx?id=U-1&re=A%26B010101AA1&rr=X&tt=116.5&fe=h12345%3D%3D',
  );
});
