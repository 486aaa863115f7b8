export const CEDIS = 'MEX-CEDIS';

export interface BranchSeed {
  code: string;
  name: string;
  /** A virtual branch is no shop: it holds the stock of the distribution centre. */
  is_virtual: boolean;
  address: {
    street: string;
    exterior_number: string;
    colony: string;
    municipality: string;
    state_code: string;
    zip_code: string;
  };
  telephone: string;
  email: string;
  opening_hours: string;
  /** Calendar days that goods from MEX-CEDIS take. */
  transfer_days: number;
  position: number;
}

export interface WarehouseSeed {
  name: string;
  branch: string;
  /** 1 is a main warehouse (catalogue spec, section 9). */
  warehouse_type_id: number;
}

const WEEK = 'Lunes a viernes de 9:00 a 18:30, sábado de 9:00 a 14:00';

export const branches: BranchSeed[] = [
  {
    code: CEDIS,
    name: CEDIS,
    is_virtual: true,
    transfer_days: 0,
    position: 1,
    telephone: '5558920010',
    email: 'cedis@mayorista.test',
    opening_hours: 'Lunes a viernes de 8:00 a 18:00',
    address: {
      street: 'Circuito de las Industrias Norte',
      exterior_number: '41',
      colony: 'Cuautitlán Izcalli Centro Urbano',
      municipality: 'Cuautitlán Izcalli',
      state_code: 'MEX',
      zip_code: '54700',
    },
  },
  {
    code: 'MTY',
    name: 'Monterrey',
    is_virtual: false,
    transfer_days: 2,
    position: 2,
    telephone: '8183450020',
    email: 'monterrey@mayorista.test',
    opening_hours: WEEK,
    address: {
      street: 'Avenida Cristóbal Colón',
      exterior_number: '1820',
      colony: 'Centro',
      municipality: 'Monterrey',
      state_code: 'NLE',
      zip_code: '64000',
    },
  },
  {
    code: 'CDMX',
    name: 'Ciudad de México',
    is_virtual: false,
    transfer_days: 1,
    position: 3,
    telephone: '5555120030',
    email: 'cdmx@mayorista.test',
    opening_hours: WEEK,
    address: {
      street: 'Calle República de El Salvador',
      exterior_number: '57',
      colony: 'Centro',
      municipality: 'Cuauhtémoc',
      state_code: 'CMX',
      zip_code: '06000',
    },
  },
  {
    code: 'GDL',
    name: 'Guadalajara',
    is_virtual: false,
    transfer_days: 2,
    position: 4,
    telephone: '3336140040',
    email: 'guadalajara@mayorista.test',
    opening_hours: WEEK,
    address: {
      street: 'Avenida 8 de Julio',
      exterior_number: '935',
      colony: 'Moderna',
      municipality: 'Guadalajara',
      state_code: 'JAL',
      zip_code: '44190',
    },
  },
  {
    code: 'PUE',
    name: 'Puebla',
    is_virtual: false,
    transfer_days: 1,
    position: 5,
    telephone: '2222460050',
    email: 'puebla@mayorista.test',
    opening_hours: WEEK,
    address: {
      street: 'Calle 5 Poniente',
      exterior_number: '1104',
      colony: 'Centro',
      municipality: 'Puebla',
      state_code: 'PUE',
      zip_code: '72000',
    },
  },
  {
    code: 'TIJ',
    name: 'Tijuana',
    is_virtual: false,
    transfer_days: 4,
    position: 6,
    telephone: '6646850060',
    email: 'tijuana@mayorista.test',
    opening_hours: 'Lunes a viernes de 8:00 a 17:30, sábado de 8:00 a 13:00',
    address: {
      street: 'Avenida Revolución',
      exterior_number: '1450',
      colony: 'Zona Centro',
      municipality: 'Tijuana',
      state_code: 'BCN',
      zip_code: '22000',
    },
  },
];

export const warehouses: WarehouseSeed[] = [
  ...branches.map((branch) => ({ name: `Almacén ${branch.name}`, branch: branch.code, warehouse_type_id: 1 })),
  { name: 'Garantías MEX-CEDIS', branch: CEDIS, warehouse_type_id: 2 },
  { name: 'Exhibición Monterrey', branch: 'MTY', warehouse_type_id: 2 },
];
