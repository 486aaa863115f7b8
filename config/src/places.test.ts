import { describe, expect, test } from 'vitest';
import { placeOfMunicipality, placeOfZipCode } from './places';

/** Postal codes with the codes of their state and municipality, as c_CodigoPostal has them, at both ends of what the law names. */
const known: readonly (readonly [zip: string, state: string, municipality: string, region: string | null])[] = [
  ['21000', 'BCN', '002', 'north'],
  ['22997', 'BCN', '005', 'north'],
  ['22760', 'BCN', '001', 'north'],
  ['83400', 'SON', '055', 'north'],
  ['83550', 'SON', '048', 'north'],
  ['83600', 'SON', '017', 'north'],
  ['84000', 'SON', '043', 'north'],
  ['84160', 'SON', '036', null],
  ['84620', 'SON', '019', 'north'],
  ['84200', 'SON', '002', 'north'],
  ['31840', 'CHH', '035', 'north'],
  ['32000', 'CHH', '037', 'north'],
  ['32880', 'CHH', '052', 'north'],
  ['32900', 'CHH', '002', null],
  ['26000', 'COA', '025', 'north'],
  ['26200', 'COA', '002', 'north'],
  ['26700', 'COA', '028', null],
  ['65000', 'NLE', '005', 'north'],
  ['64000', 'NLE', '039', null],
  ['87300', 'TAM', '022', 'north'],
  ['87500', 'TAM', '040', 'north'],
  ['87000', 'TAM', '041', null],
  ['88000', 'TAM', '027', 'north'],
  ['88500', 'TAM', '032', 'north'],
  ['89000', 'TAM', '038', null],
  ['30700', 'CHP', '089', 'south'],
  ['29950', 'CHP', '059', 'south'],
  ['30000', 'CHP', '019', null],
  ['77000', 'ROO', '004', 'south'],
  ['77600', 'ROO', '001', 'south'],
  ['77500', 'ROO', '005', null],
  ['24640', 'CAM', '010', 'south'],
  ['24000', 'CAM', '002', null],
  ['86900', 'TAB', '017', 'south'],
  ['86000', 'TAB', '004', null],
  ['06000', 'CMX', '015', null],
];

describe('border regions', () => {
  test.each(known)('%s (%s %s) lies %s', (zip, state, municipality, region) => {
    expect(placeOfMunicipality(state, municipality).region).toBe(region);
    expect(placeOfZipCode(zip)).toEqual(placeOfMunicipality(state, municipality));
  });

  test('municipalities of one number in other states, and what is no postal code, are in none', () => {
    expect(placeOfMunicipality('JAL', '005').region).toBeNull();
    for (const zip of ['', '2200', '220001', 'SW1A 1', '22O00']) expect(placeOfZipCode(zip).region).toBeNull();
  });
});

test.each([
  ['BCN', '004', 'America/Tijuana', 8],
  ['SON', '030', 'America/Hermosillo', 7],
  ['SIN', '006', 'America/Mazatlan', 7],
  ['ROO', '005', 'America/Cancun', 5],
  ['CHH', '037', 'America/Ciudad_Juarez', 7],
  ['CHH', '019', 'America/Mexico_City', 6],
  ['NAY', '020', 'America/Bahia_Banderas', 6],
  ['TAM', '022', 'America/Matamoros', 6],
])('%s %s keeps the time of %s, %i hours behind UTC in winter', (state, municipality, timeZone, hours) => {
  expect(placeOfMunicipality(state, municipality).timeZone).toBe(timeZone);
  const hour = new Intl.DateTimeFormat('en', { timeZone, hour: 'numeric', hourCycle: 'h23' });
  expect(Number(hour.format(new Date('2026-01-15T12:00:00Z')))).toBe(12 - hours);
});
