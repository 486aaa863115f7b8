/** Password of every account of the demo world. Demo data never loads in production. */
export const DEMO_PASSWORD = 'Mayorista-2026';

export interface PersonSeed {
  email: string;
  username: string;
  name: string;
  paternal_surname: string;
  maternal_surname: string;
  /** Types of the store's roles. */
  roles: string[];
  /** Key of the company, for its people. */
  company: string | null;
  /** Code of the branch, for employees. */
  branch: string | null;
  telephone: string;
}

export interface PanelUserSeed {
  email: string;
  firstname: string;
  lastname: string;
  /** `super-admin` is the panel's own first role; the rest are types of the house's panel roles. */
  role:
    | 'super-admin'
    | 'compras'
    | 'catalogo'
    | 'marketing'
    | 'soporte'
    | 'compliance'
    | 'ventas'
    | 'almacen'
    | 'finanzas'
    | 'rrhh';
}

type Row = [
  email: string,
  name: string,
  paternal: string,
  maternal: string,
  roles: string[],
  company: string | null,
  branch: string | null,
  telephone: string,
];

const rows: Row[] = [
  ['distribuidor@demo.test', 'Laura', 'Villarreal', 'Garza', ['distributor'], 'sistec', null, '8155123401'],
  ['secundario@demo.test', 'Emilio', 'Salinas', 'Cantú', ['secondary_user'], 'sistec', null, '8155123402'],
  ['otro@demo.test', 'Ricardo', 'Montes', 'Olvera', ['distributor'], 'videocentro', null, '5555123403'],
  ['vendedor@demo.test', 'Mariana', 'Treviño', 'Lozano', ['employee', 'salesman'], null, 'MTY', '8155123404'],
  ['almacen@demo.test', 'Óscar', 'Hernández', 'Nava', ['employee', 'storeman'], null, 'MTY', '8155123405'],
  ['instalador@demo.test', 'Luis Ángel', 'Rentería', 'Mora', ['installer'], null, null, '3355123406'],
  ['agente@demo.test', 'Daniela', 'Cisneros', 'Ruiz', ['employee', 'call_agent'], null, 'CDMX', '5555123407'],
  ['ana.robles@tapatia.test', 'Ana Lucía', 'Robles', 'Padilla', ['distributor'], 'tapatia', null, '3355123408'],
  [
    'jorge.cuautle@angelopolis.test',
    'Jorge Alberto',
    'Cuautle',
    'Flores',
    ['distributor'],
    'angelopolis',
    null,
    '2221555409',
  ],
  ['martha.ochoa@frontera.test', 'Martha Elena', 'Ochoa', 'Beltrán', ['distributor'], 'frontera', null, '6641555410'],
  ['fernando.gasca@bajio.test', 'Fernando', 'Gasca', 'Muñoz', ['distributor'], 'bajio', null, '4771555411'],
  ['ruben.canche@peninsular.test', 'Rubén', 'Canché', 'Ek', ['distributor'], 'peninsular', null, '9991555412'],
  ['claudia.zepeda@queretana.test', 'Claudia', 'Zepeda', 'Arriaga', ['distributor'], 'queretana', null, '4421555413'],
  ['ivan.pech@caribe.test', 'Iván', 'Pech', 'Dzul', ['distributor'], 'caribe', null, '9981555414'],
  ['patricia.lagunes@jarocha.test', 'Patricia', 'Lagunes', 'Uscanga', ['distributor'], 'jarocha', null, '2291555415'],
  ['hector.molina@molina.test', 'Héctor Iván', 'Molina', 'Treviño', ['distributor'], 'molina', null, '8155123416'],
  ['gabriel.terrazas@serrana.test', 'Gabriel', 'Terrazas', 'Chávez', ['distributor'], 'serrana', null, '6141555417'],
  ['sofia.mejia@videocentro.test', 'Sofía', 'Mejía', 'Luna', ['secondary_user'], 'videocentro', null, '5555123418'],
];

/** People of the store and the API. */
export const people: PersonSeed[] = rows.map(
  ([email, name, paternal_surname, maternal_surname, roles, company, branch, telephone]) => ({
    email,
    username: email,
    name,
    paternal_surname,
    maternal_surname,
    roles,
    company,
    branch,
    telephone,
  }),
);

/** Staff of the admin panel. */
export const panelUsers: PanelUserSeed[] = [
  { email: 'admin@mayorista.test', firstname: 'Alejandra', lastname: 'Cárdenas Ibarra', role: 'super-admin' },
  { email: 'compras@mayorista.test', firstname: 'Rodrigo', lastname: 'Elizondo Ponce', role: 'compras' },
  { email: 'catalogo@mayorista.test', firstname: 'Valeria', lastname: 'Quiroga Meza', role: 'catalogo' },
  { email: 'marketing@mayorista.test', firstname: 'Andrés', lastname: 'Solís Arteaga', role: 'marketing' },
  { email: 'soporte@mayorista.test', firstname: 'Gabriela', lastname: 'Rangel Díaz', role: 'soporte' },
  { email: 'cumplimiento@mayorista.test', firstname: 'Itzel', lastname: 'Barragán Luna', role: 'compliance' },
  { email: 'ventas@mayorista.test', firstname: 'Ernesto', lastname: 'Cavazos Leal', role: 'ventas' },
  { email: 'almacen@mayorista.test', firstname: 'Norma', lastname: 'Zúñiga Peña', role: 'almacen' },
  { email: 'finanzas@mayorista.test', firstname: 'Héctor', lastname: 'Arreola Sada', role: 'finanzas' },
  { email: 'rrhh@mayorista.test', firstname: 'Teresa', lastname: 'Aguirre Salas', role: 'rrhh' },
];
