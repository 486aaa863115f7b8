import { expect, test } from 'vitest';
import { judgePapers } from './profile.rules';

const papers = { rfc: null, curp: null, nss: null, emails: [], telephones: [] };
const wrong = (change: Partial<Parameters<typeof judgePapers>[0]>): string[] =>
  judgePapers({ ...papers, ...change }).map(({ code, field }) => `${field}: ${code}`);

test('papers that are not there are not wrong', () => expect(wrong({})).toEqual([]));

test('a paper whose check digit is another one is refused, each on its field', () => {
  expect(wrong({ rfc: 'GODE561231GR8' })).toEqual([]);
  expect(wrong({ rfc: 'GODE561231GR7', curp: 'GODE561231HDFXXX00', nss: '12345678901' })).toEqual([
    'rfc: person_rfc_invalid',
    'curp: curp_invalid',
    'nss: nss_invalid',
  ]);
  // Those of nobody in particular are nobody's own.
  expect(wrong({ rfc: 'XAXX010101000' })).toEqual(['rfc: person_rfc_invalid']);
});

test('e-mails and telephones that cannot exist are refused by their place', () => {
  const telephone = { telephone_type_id: 1, country_code: '52', area_code: '81' };
  expect(
    wrong({
      emails: [{ email: 'ana@ejemplo.mx' }, { email: 'ana@ejemplo' }],
      telephones: [
        { ...telephone, number: '81234500' },
        { ...telephone, number: '12' },
      ],
    }),
  ).toEqual(['emails.1.email: invalid_email', 'telephones.1.number: invalid_telephone']);
});
