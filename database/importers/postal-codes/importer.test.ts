import { expect, test } from 'vitest';
import { mapFields } from '../mapping/field-map';
import { sampleFile } from '../testing/sample-file';
import { postalCodeImporter } from './importer';
import { postalCodeMap } from './map';

const good = {
  zip: '01000',
  settlement: 'San Ángel',
  settlement_code_sat: '0001',
  municipality: 'Álvaro Obregón',
  municipality_code: '010',
  locality: '',
  state: 'Ciudad de México',
  state_code_sat: 'CMX',
};
const reader = async (map: string | null = null) =>
  postalCodeImporter(await postalCodeMap(map), () => Promise.reject(new Error('nothing is written here')));

test('a settlement keeps the zeros of its codes, and its key is postal code and settlement', async () => {
  const { key, row } = (await reader()).read(good);
  expect(key).toBe('01000-0001');
  expect(row).toEqual({
    zip: '01000',
    settlement: 'San Ángel',
    settlement_code: '0001',
    municipality: 'Álvaro Obregón',
    municipality_code: '010',
    state: 'Ciudad de México',
    state_code: 'CMX',
  });
});

test.each([
  [{ zip: '1000' }, 'zip', 'El código postal debe tener 5 dígitos'],
  [{ zip: '' }, 'zip', 'Falta el código postal'],
  [{ state_code_sat: 'C1' }, 'state_code', 'La clave del estado debe tener 3 letras'],
  [{ settlement_code_sat: 'A' }, 'settlement_code', 'La clave de la colonia debe tener 4 dígitos'],
  [{ settlement: 'x'.repeat(151) }, 'settlement', 'La colonia pasa de 150 caracteres'],
])('%j is refused', async (changes, field, reason) => {
  expect((await reader()).read({ ...good, ...changes }).problems).toEqual([{ field, reason }]);
});

test('other column names come through a mapping file', async () => {
  const fields = {
    zip: 'd_codigo',
    settlement: 'd_asenta',
    settlement_code: 'id',
    municipality: 'D_mnpio',
    municipality_code: 'c_mnpio',
    state: 'd_estado',
    state_code: { from: 'c', default: 'JAL' },
  };
  const map = await postalCodeMap(sampleFile(JSON.stringify({ fields })));
  expect(mapFields(map, { d_codigo: '44100', d_asenta: 'Centro' })).toEqual({
    zip: '44100',
    settlement: 'Centro',
    state_code: 'JAL',
  });
});
