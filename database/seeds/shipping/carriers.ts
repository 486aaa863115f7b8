/** Carriers of the demo world, by code. */
export interface CarrierSeed {
  readonly code: string;
  readonly name: string;
  readonly tracking: 'none' | 'dhl';
}

export const carriers: readonly CarrierSeed[] = [
  { code: 'dhl', name: 'DHL Express', tracking: 'dhl' },
  { code: 'castores', name: 'Castores', tracking: 'none' },
  { code: 'tres-guerras', name: 'Tres Guerras', tracking: 'none' },
];

export interface DeliveryOfficeSeed {
  readonly carrier: string;
  readonly name: string;
  readonly address: string;
  readonly zip_code: string;
  readonly telephone: string;
  readonly opening_hours: string;
  readonly coverage: string;
}

export const deliveryOffices: readonly DeliveryOfficeSeed[] = [
  {
    carrier: 'dhl',
    name: 'DHL Monterrey Centro',
    address: 'Av. Francisco I. Madero 1120, Centro, Monterrey, N. L.',
    zip_code: '64000',
    telephone: '8181234500',
    opening_hours: 'Lunes a viernes de 9:00 a 19:00',
    coverage: '64000-67999',
  },
  {
    carrier: 'castores',
    name: 'Castores Guadalajara',
    address: 'Calzada Lázaro Cárdenas 2305, Las Torres, Guadalajara, Jal.',
    zip_code: '44920',
    telephone: '3331234500',
    opening_hours: 'Lunes a sábado de 9:00 a 18:00',
    coverage: '44000-45999',
  },
  {
    carrier: 'tres-guerras',
    name: 'Tres Guerras Tijuana',
    address: 'Blvd. Insurgentes 18015, Río Tijuana 3a Etapa, Tijuana, B. C.',
    zip_code: '22226',
    telephone: '6641234500',
    opening_hours: 'Lunes a viernes de 8:30 a 18:30',
    coverage: '21000-22999',
  },
];
