/**
 * Where places lie to the tax authority: border regions, where IVA is 8 % instead of 16 %, and local time, which documents are dated by.
 *
 * Regions: article 1 of 'Decreto de estímulos fiscales región fronteriza norte' (DOF 2018-12-31) and of 'Decreto de estímulos fiscales
 * región fronteriza sur' (DOF 2020-12-30), continued by DOF 2020-12-30 and 2024-12-24, which added San Quintín, San Felipe and, from
 * 2025-01-01, Cozumel; looked up 2026-11-27. Time: 'Ley de los Husos Horarios en los Estados Unidos Mexicanos' (DOF 2022-10-28, and its
 * reform for Chihuahua, DOF 2022-11-29). Codes are those of c_Estado and c_Municipio (CFDI 4.0).
 */
export type BorderRegion = 'north' | 'south';

export interface FiscalPlace {
  /** Null outside both. */
  readonly region: BorderRegion | null;
  /** Name in the IANA database. */
  readonly timeZone: string;
}

/** How c_CodigoPostal writes 'Estímulo franja fronteriza'. */
export const BORDER_CODES: Readonly<Record<string, BorderRegion | null>> = { '0': null, '1': 'north', '2': 'south' };

/** How c_CodigoPostal writes 'Descripción del huso horario'. */
export const TIME_ZONE_NAMES: Readonly<Record<string, string>> = {
  'tiempo del centro': 'America/Mexico_City',
  'tiempo del centro en frontera': 'America/Matamoros',
  'tiempo del noroeste': 'America/Tijuana',
  'tiempo del pacifico': 'America/Mazatlan',
  'tiempo del pacifico en frontera': 'America/Ciudad_Juarez',
  'tiempo del pacifico sonora': 'America/Hermosillo',
  'tiempo del sureste': 'America/Cancun',
};

const centralTime = 'America/Mexico_City';
/** Where an address abroad, or one that is not known, lies. */
const elsewhere: FiscalPlace = { region: null, timeZone: centralTime };

/** Municipalities of each region by state. */
const regions: Readonly<Record<BorderRegion, Readonly<Record<string, string>>>> = {
  north: {
    BCN: '001 002 003 004 005 006 007',
    SON: '002 004 017 019 039 043 048 055 059 060 070',
    CHH: '005 015 028 035 037 042 052 053',
    COA: '002 012 013 014 022 023 025 038',
    NLE: '005',
    TAM: '007 014 015 022 024 025 027 032 033 040',
  },
  south: {
    CAM: '010 011',
    CHP: '006 015 034 035 052 053 055 057 059 065 087 089 099 102 105 114 115 116',
    ROO: '001 004',
    TAB: '001 017',
  },
};

/** Local time by state, and by municipality where it is another one there. */
const zonesOfStates: Readonly<Record<string, string>> = {
  BCN: 'America/Tijuana',
  BCS: 'America/Mazatlan',
  NAY: 'America/Mazatlan',
  ROO: 'America/Cancun',
  SIN: 'America/Mazatlan',
  SON: 'America/Hermosillo',
};
const zonesOfMunicipalities: readonly (readonly [state: string, municipalities: string, timeZone: string])[] = [
  ['CHH', '005 028 035 037 053', 'America/Ciudad_Juarez'],
  ['CHH', '015 042 052', 'America/Ojinaga'],
  ['COA', '002 003 012 013 014 019 022 023 025 037 038', 'America/Matamoros'],
  ['NAY', '020', 'America/Bahia_Banderas'],
  ['NLE', '005', 'America/Matamoros'],
  ['TAM', '007 014 015 022 024 025 027 032 033 040', 'America/Matamoros'],
];

const isAmong = (codes: string | undefined, code: string): boolean => codes?.split(' ').includes(code) ?? false;

/** Finds where a municipality lies, by the codes of its state and its own. */
export function placeOfMunicipality(stateCode: string, municipalityCode: string): FiscalPlace {
  const region = (['north', 'south'] as const).find((each) => isAmong(regions[each][stateCode], municipalityCode));
  const own = zonesOfMunicipalities.find(([state, codes]) => state === stateCode && isAmong(codes, municipalityCode));
  return { region: region ?? null, timeZone: own?.[2] ?? zonesOfStates[stateCode] ?? centralTime };
}

/**
 * The same by postal codes, from the first to the last, where an installation has not loaded them: what `placeOfMunicipality` says of each
 * code of c_Colonia and c_CodigoPostal (edition of 2022-01). What is not here is in no region, and on central time.
 */
const ranges: readonly (readonly [from: string, to: string, region: BorderRegion | null, timeZone: string])[] = [
  ['21000', '22997', 'north', 'America/Tijuana'],
  ['23000', '23997', null, 'America/Mazatlan'],
  ['24330', '24348', 'south', 'America/Mexico_City'],
  ['24640', '24658', 'south', 'America/Mexico_City'],
  ['26000', '26328', 'north', 'America/Matamoros'],
  ['26400', '26467', 'north', 'America/Matamoros'],
  ['26500', '26637', null, 'America/Matamoros'],
  ['26640', '26670', 'north', 'America/Matamoros'],
  ['27500', '27549', 'north', 'America/Matamoros'],
  ['29935', '29939', 'south', 'America/Mexico_City'],
  ['29950', '29969', 'south', 'America/Mexico_City'],
  ['30140', '30168', 'south', 'America/Mexico_City'],
  ['30180', '30189', 'south', 'America/Mexico_City'],
  ['30232', '30237', 'south', 'America/Mexico_City'],
  ['30700', '30946', 'south', 'America/Mexico_City'],
  ['31820', '31849', 'north', 'America/Ciudad_Juarez'],
  ['32000', '32792', 'north', 'America/Ciudad_Juarez'],
  ['32850', '32897', 'north', 'America/Ojinaga'],
  ['32980', '32998', 'north', 'America/Ojinaga'],
  ['63000', '63724', null, 'America/Mazatlan'],
  ['63726', '63739', null, 'America/Bahia_Banderas'],
  ['63740', '63996', null, 'America/Mazatlan'],
  ['65000', '65059', 'north', 'America/Matamoros'],
  ['77000', '77099', 'south', 'America/Cancun'],
  ['77100', '77594', null, 'America/Cancun'],
  ['77600', '77676', 'south', 'America/Cancun'],
  ['77710', '77947', null, 'America/Cancun'],
  ['77950', '77997', 'south', 'America/Cancun'],
  ['80000', '82996', null, 'America/Mazatlan'],
  ['83000', '83397', null, 'America/Hermosillo'],
  ['83400', '83797', 'north', 'America/Hermosillo'],
  ['83800', '83840', null, 'America/Hermosillo'],
  ['83860', '83890', 'north', 'America/Hermosillo'],
  ['83900', '83990', null, 'America/Hermosillo'],
  ['84000', '84117', 'north', 'America/Hermosillo'],
  ['84120', '84137', null, 'America/Hermosillo'],
  ['84140', '84147', 'north', 'America/Hermosillo'],
  ['84160', '84178', null, 'America/Hermosillo'],
  ['84180', '84317', 'north', 'America/Hermosillo'],
  ['84320', '84617', null, 'America/Hermosillo'],
  ['84620', '84637', 'north', 'America/Hermosillo'],
  ['84640', '85994', null, 'America/Hermosillo'],
  ['86900', '86977', 'south', 'America/Mexico_City'],
  ['87300', '87589', 'north', 'America/Matamoros'],
  ['88000', '88875', 'north', 'America/Matamoros'],
  ['88900', '88995', 'north', 'America/Matamoros'],
];

/** Finds where a postal code of the republic lies, of which nothing else is known. */
export function placeOfZipCode(zipCode: string): FiscalPlace {
  const found = /^\d{5}$/.test(zipCode) ? ranges.find(([from, to]) => from <= zipCode && zipCode <= to) : undefined;
  return found === undefined ? elsewhere : { region: found[2], timeZone: found[3] };
}
