import { rfc } from '../check-digits';
import { hash } from '../hash';

export interface CompanyAddressSeed {
  alias: string;
  street: string;
  exterior_number: string;
  colony: string;
  municipality: string;
  /** SAT code of the state. */
  state_code: string;
  zip_code: string;
  receivers_name: string;
  main_address: 0 | 1;
}

export interface CompanySeed {
  key: string;
  business_name: string;
  tradename: string;
  rfc: string;
  /** SAT code of the tax regime. */
  tax_regime: string;
  /** SAT code of the CFDI use it asks for. */
  cfdi_use: string;
  price_level: 1 | 2 | 3 | 4 | 5 | 6;
  currency: 'USD' | 'MXN';
  /** Code of the branch that serves it. */
  branch: string;
  /** E-mail of its salesman. */
  salesman: string;
  credit_blocked: boolean;
  /** Percent over the distributor price that its secondary users see. */
  secondary_user_markup: string;
  email: string;
  /** 1 mobile, 2 landline. */
  telephones: { number: string; telephone_type_id: 1 | 2; extension: string }[];
  addresses: CompanyAddressSeed[];
  status: 0 | 1;
}

type Place = [street: string, number: string, colony: string, municipality: string, stateCode: string, zip: string];
interface Brief {
  key: string;
  business: string;
  trade: string;
  rfc: string;
  regime: string;
  level: CompanySeed['price_level'];
  currency: 'USD' | 'MXN';
  branch: string;
  lada: string;
  main: Place;
  other?: Place;
  person: string;
  blocked?: boolean;
  markup?: string;
  inactive?: boolean;
  cfdi?: string;
  salesman?: string;
}

const briefs: Brief[] = [
  {
    key: 'sistec',
    business: 'Sistemas y Tecnología del Norte SA de CV',
    trade: 'Sistec Norte',
    rfc: 'STN090514QX',
    regime: '601',
    level: 4,
    currency: 'USD',
    branch: 'MTY',
    lada: '81',
    person: 'Laura Villarreal',
    main: ['Avenida Cuauhtémoc', '512', 'Monterrey Centro', 'Monterrey', 'NLE', '64000'],
    other: ['Calle Río Amazonas', '208', 'Del Valle', 'San Pedro Garza García', 'NLE', '66220'],
    markup: '12',
  },
  {
    key: 'videocentro',
    business: 'Videocentro Seguridad SA de CV',
    trade: 'Videocentro',
    rfc: 'VSE110823K7',
    regime: '601',
    level: 2,
    currency: 'MXN',
    branch: 'CDMX',
    lada: '55',
    person: 'Ricardo Montes',
    main: ['Calle Ayuntamiento', '94', 'Centro (Área 1)', 'Cuauhtémoc', 'CMX', '06000'],
    other: ['Calle Orizaba', '31', 'Roma Norte', 'Cuauhtémoc', 'CMX', '06700'],
  },
  {
    key: 'tapatia',
    business: 'Seguridad Tapatía Integral SA de CV',
    trade: 'Seguridad Tapatía',
    rfc: 'STI0703129A',
    regime: '601',
    level: 3,
    currency: 'MXN',
    branch: 'GDL',
    lada: '33',
    person: 'Ana Lucía Robles',
    main: ['Calle Colonias', '1120', 'Moderna', 'Guadalajara', 'JAL', '44190'],
    other: ['Avenida López Mateos Sur', '2375', 'Ciudad Del Sol', 'Zapopan', 'JAL', '45050'],
  },
  {
    key: 'angelopolis',
    business: 'Redes y Alarmas Angelópolis S de RL de CV',
    trade: 'RAA Puebla',
    rfc: 'RAA150301TB',
    regime: '626',
    level: 1,
    currency: 'MXN',
    branch: 'PUE',
    lada: '22',
    person: 'Jorge Alberto Cuautle',
    main: ['Boulevard Atlixco', '3304', 'La Paz', 'Puebla', 'PUE', '72160'],
  },
  {
    key: 'frontera',
    business: 'Comunicaciones Frontera Noroeste SA de CV',
    trade: 'Comfrontera',
    rfc: 'CFN0611208J',
    regime: '601',
    level: 5,
    currency: 'USD',
    branch: 'TIJ',
    lada: '66',
    person: 'Martha Elena Ochoa',
    main: ['Calle Tercera', '8110', 'Zona Centro', 'Tijuana', 'BCN', '22000'],
    other: ['Avenida Empleados', '55', 'Empleados Federales', 'Tijuana', 'BCN', '22010'],
  },
  {
    key: 'bajio',
    business: 'Integradora del Bajío SAPI de CV',
    trade: 'Integra Bajío',
    rfc: 'IBA1802056M',
    regime: '601',
    level: 6,
    currency: 'USD',
    branch: 'GDL',
    lada: '47',
    person: 'Fernando Gasca',
    main: ['Calle Madero', '421', 'Centro', 'León', 'GUA', '37000'],
  },
  {
    key: 'peninsular',
    business: 'Soluciones Peninsulares en Telecomunicación SA de CV',
    trade: 'Sopetel',
    rfc: 'SPT120917LD',
    regime: '601',
    level: 3,
    currency: 'MXN',
    branch: 'CDMX',
    lada: '99',
    person: 'Rubén Canché',
    main: ['Calle 60', '389', 'La Quinta', 'Mérida', 'YUC', '97000'],
  },
  {
    key: 'queretana',
    business: 'Ingeniería Queretana en Accesos SC',
    trade: 'IQ Accesos',
    rfc: 'IQA160711R2',
    regime: '603',
    level: 2,
    currency: 'MXN',
    branch: 'CDMX',
    lada: '44',
    person: 'Claudia Zepeda',
    cfdi: 'I08',
    main: ['Calle Corregidora Norte', '77', 'Centro', 'Querétaro', 'QUE', '76000'],
  },
  {
    key: 'caribe',
    business: 'Caribe Digital Integradores SA de CV',
    trade: 'Caribe Digital',
    rfc: 'CDI130628V4',
    regime: '601',
    level: 4,
    currency: 'MXN',
    branch: 'PUE',
    lada: '99',
    person: 'Iván Pech',
    main: ['Avenida Tulum', '260', 'Cancún Centro', 'Benito Juárez', 'ROO', '77500'],
  },
  {
    key: 'jarocha',
    business: 'Alarmas Jarochas S de RL de CV',
    trade: 'Alarmas Jarochas',
    rfc: 'AJA0805194P',
    regime: '626',
    level: 1,
    currency: 'MXN',
    branch: 'PUE',
    lada: '22',
    person: 'Patricia Lagunes',
    blocked: true,
    main: ['Avenida Independencia', '1533', 'Veracruz Centro', 'Veracruz', 'VER', '91700'],
  },
  {
    key: 'molina',
    business: 'Héctor Iván Molina Treviño',
    trade: 'Molina Instalaciones',
    rfc: 'MOTH8203154Z',
    regime: '612',
    level: 1,
    currency: 'MXN',
    branch: 'MTY',
    lada: '81',
    person: 'Héctor Molina',
    cfdi: 'G03',
    main: ['Calle Padre Mier', '1907', 'Obispado', 'Monterrey', 'NLE', '64060'],
  },
  {
    key: 'serrana',
    business: 'Telecomunicaciones de la Sierra SA de CV',
    trade: 'Telesierra',
    rfc: 'TSI0410229W',
    regime: '601',
    level: 2,
    currency: 'USD',
    branch: 'MTY',
    lada: '61',
    person: 'Gabriel Terrazas',
    inactive: true,
    main: ['Calle Libertad', '1006', 'Colon', 'Chihuahua', 'CHH', '31000'],
  },
];

export const companies: CompanySeed[] = briefs.map((brief) => ({
  key: brief.key,
  business_name: brief.business,
  tradename: brief.trade,
  rfc: rfc(brief.rfc),
  tax_regime: brief.regime,
  cfdi_use: brief.cfdi ?? 'G01',
  price_level: brief.level,
  currency: brief.currency,
  branch: brief.branch,
  salesman: brief.salesman ?? 'vendedor@demo.test',
  credit_blocked: brief.blocked ?? false,
  secondary_user_markup: brief.markup ?? '10',
  email: `compras@${brief.key}.test`,
  telephones: [
    { number: telephone(brief, 'landline'), telephone_type_id: 2, extension: String(100 + (hash(brief.key) % 90)) },
    { number: telephone(brief, 'mobile'), telephone_type_id: 1, extension: '' },
  ],
  addresses: [
    address(brief, 'Matriz', brief.main, 1),
    ...(brief.other ? [address(brief, 'Bodega', brief.other, 0)] : []),
  ],
  status: brief.inactive ? 0 : 1,
}));

/** Ten digits, with a 555 exchange so that it rings nobody. */
function telephone({ key, lada }: Brief, line: string): string {
  const start = lada.length === 2 && ['55', '33', '81'].includes(lada) ? `${lada}55` : `${lada}1555`.slice(0, 5);
  return start + String(hash(`${line} ${key}`) % 10 ** (10 - start.length)).padStart(10 - start.length, '0');
}

function address(brief: Brief, alias: string, place: Place, main_address: 0 | 1): CompanyAddressSeed {
  const [street, exterior_number, colony, municipality, state_code, zip_code] = place;
  return {
    alias,
    street,
    exterior_number,
    colony,
    municipality,
    state_code,
    zip_code,
    receivers_name: brief.person,
    main_address,
  };
}
