import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCommand } from '../run/command';
import { platformDatabase, type PlatformDatabase } from '../testing/platform-database';
import { sampleFile, temporaryFolder } from '../testing/sample-file';

let platform: PlatformDatabase;
beforeAll(async () => {
  platform = await platformDatabase();
});
afterAll(() => platform?.remove());

async function run(...args: string[]) {
  const lines: string[] = [];
  const code = await runCommand(args, {
    cwd: '/',
    screen: { write: (text) => lines.push(text) > 0 },
    stop: new AbortController().signal,
    database: () => platform.settings,
  });
  return { code, text: lines.join('') };
}

const header = 'zip,settlement,settlement_code_sat,municipality,municipality_code,locality,state,state_code_sat';
/** No such postal code exists; the last two digits are the row. */
const zip = '00901';
const settlement = (n: number, name: string) =>
  `${zip},${name},${String(n).padStart(4, '0')},Álvaro Obregón,010,,Ciudad de México,CMX`;
const postalCodes = (...rows: string[]) => sampleFile([header, ...rows].join('\r\n'));
const stored = () =>
  platform
    .db('postal_codes')
    .where({ zip })
    .orderBy('settlement_code')
    .select('settlement', 'settlement_code', 'locality', 'updated_at');

test('settlements go in once; a renamed one is renamed, and those a file does not have stay', async () => {
  await platform.db('postal_codes').where({ zip }).delete();
  const file = postalCodes(settlement(1, 'San Ángel'), settlement(2, 'Los Alpes'), settlement(3, 'Los Alpes'));
  expect(await run('postal-codes', file)).toMatchObject({ code: 0, text: expect.stringContaining('3 nuevas') });
  const before = await stored();
  expect(before).toMatchObject([
    { settlement: 'San Ángel', settlement_code: '0001', locality: null },
    { settlement: 'Los Alpes', settlement_code: '0002' },
    { settlement: 'Los Alpes', settlement_code: '0003' },
  ]);

  expect((await run('postal-codes', file)).text).toContain('0 nuevas, 0 con cambios, 3 sin cambios');
  expect(await stored()).toEqual(before);

  expect((await run('postal-codes', postalCodes(settlement(1, 'San Ángel Inn')))).text).toContain(
    '0 nuevas, 1 con cambios, 0 sin cambios',
  );
  expect((await stored()).map((row: { settlement: string }) => row.settlement)).toEqual([
    'San Ángel Inn',
    'Los Alpes',
    'Los Alpes',
  ]);
});

const places = () =>
  platform.db('postal_codes').where({ zip }).orderBy('settlement_code').select('border_region', 'time_zone');
const placedHeader = `${header},Estímulo Franja Fronteriza,Descripción del Huso Horario`;
const placedAt = (n: number, region: string, zone: string) => `${settlement(n, 'San Ángel')},${region},${zone}`;

test('the tax authority’s column of the border regions and its local time are kept with each postal code', async () => {
  await platform.db('postal_codes').where({ zip }).delete();
  const file = (...rows: string[]) => sampleFile([placedHeader, ...rows].join('\r\n'));
  const good = [
    placedAt(1, '2', 'Tiempo del Sureste'),
    placedAt(2, '1', 'Tiempo del Noroeste'),
    placedAt(3, '0', 'America/Ojinaga'),
    placedAt(4, '', ''),
  ];
  expect(await run('postal-codes', file(...good))).toMatchObject({ code: 0 });
  const kept = [
    { border_region: 2, time_zone: 'America/Cancun' },
    { border_region: 1, time_zone: 'America/Tijuana' },
    { border_region: 0, time_zone: 'America/Ojinaga' },
    { border_region: null, time_zone: null },
  ];
  expect(await places()).toEqual(kept);

  // A file without the columns says nothing against what is known, but of a place that moved.
  const plain = [1, 2, 3].map((n) => settlement(n, 'San Ángel'));
  const moved = settlement(4, 'San Ángel').replace(',010,', ',011,');
  expect((await run('postal-codes', postalCodes(...plain, moved))).text).toContain(
    '0 nuevas, 1 con cambios, 3 sin cambios',
  );
  expect(await places()).toEqual(kept);
  await run('postal-codes', postalCodes(settlement(1, 'San Ángel').replace(',010,', ',011,')));
  expect((await places())[0]).toEqual({ border_region: null, time_zone: null });

  const wrong = await run(
    'postal-codes',
    file(good[0]!, placedAt(2, '3', 'Tiempo del Centro'), placedAt(3, '1', 'Hora local')),
  );
  expect(wrong.code).toBe(2);
  expect(wrong.text).toContain('El estímulo de franja fronteriza debe ser 0, 1 (norte) o 2 (sur)');
  expect(wrong.text).toContain('El huso horario no se conoce');
  expect((await places())[1]).toEqual(kept[1]);
});

test('the catalogues of a folder go in by code, and a second time nothing changes', async () => {
  const folder = temporaryFolder();
  const files = {
    'sat-regimen-fiscal.json': [
      { code: '999', name: 'Régimen de prueba', fisica: true, moral: false, from_: '2022-01-01', to: '2030-12-31' },
    ],
    'sat-uso-cfdi.json': [
      { code: 'Z99', name: 'Uso de prueba', fisica: true, moral: false, regimes: ['601', '999'], to: null },
    ],
    'sat-forma-pago.json': [{ code: '98', name: 'Forma de prueba', bancarizado: '' }],
    'sat-clave-prod-serv.json': [['99999901', 'Clave de prueba']],
    'sat-clave-unidad.json': [{ code: 'ZZ9', name: 'Unidad de prueba', symbol: null }],
    'sat-estados.json': [{ code: 'ZZZ', country: 'MEX', name: 'Estado de prueba' }],
  };
  for (const [name, rows] of Object.entries(files)) writeFileSync(path.join(folder, name), JSON.stringify(rows));

  const first = await run('sat', folder);
  expect(first.code).toBe(0);
  const regime = (await platform.db('tax_regimes').where({ code: '999' }).first()) as Record<string, unknown>;
  expect(regime.name).toBe('Régimen de prueba');
  expect([Boolean(regime.for_persons), Boolean(regime.for_companies)]).toEqual([true, false]);
  expect(await platform.db('cfdi_uses').where({ code: 'Z99' }).first('regimes', 'valid_until')).toEqual({
    regimes: '601,999',
    valid_until: null,
  });
  expect(await platform.db('payment_forms').where({ code: '98' }).first('name', 'is_banked')).toEqual({
    name: 'Forma de prueba',
    is_banked: '',
  });
  expect(await platform.db('sat_product_keys').where({ code: '99999901' }).first('name')).toEqual({
    name: 'Clave de prueba',
  });
  expect(await platform.db('states').where({ code: 'ZZZ' }).first('name', 'country_id')).toEqual({
    name: 'Estado de prueba',
    country_id: 143,
  });

  const second = await run('sat', folder);
  expect(second.text.match(/0 nuevas, 0 con cambios, 1 sin cambios/g)).toHaveLength(Object.keys(files).length);
});

test('a catalogue with a wrong code lets the good ones in, tells the other and leaves with 2', async () => {
  const file = sampleFile(
    JSON.stringify([
      { code: 'PUE', name: 'Pago en una sola exhibición' },
      { code: 'pago', name: 'x' },
    ]),
    'sat-metodo-pago.json',
  );
  expect(await run('sat', file)).toEqual({
    code: 2,
    text: expect.stringContaining('Línea 2 (pago): La clave debe tener 3 letras'),
  });
  expect(await platform.db('payment_methods').where({ code: 'PUE' }).first('name')).toEqual({
    name: 'Pago en una sola exhibición',
  });
});
