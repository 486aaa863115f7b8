/** A quotation of the demo world, brought to the state that it shows. */
export interface QuotationSeed {
  /** E-mail of the person whose it is. */
  buyer: string;
  /** Prepared by the house for the buyer's company. */
  isHouse?: boolean;
  status: 'borrador' | 'enviada' | 'vista' | 'contraoferta' | 'aceptada' | 'rechazada' | 'vencida' | 'convertida';
  currency: 'USD' | 'MXN';
  note: string;
  /** What the buyer answered. */
  answer?: string;
  /** Times that a new version was sent. */
  revisions?: number;
  lines: [model: string, quantity: number][];
}

export const quotations: QuotationSeed[] = [
  {
    buyer: 'distribuidor@demo.test',
    status: 'borrador',
    currency: 'USD',
    note: 'Ampliación de cámaras de la planta norte',
    lines: [
      ['VK-2CD2143G2-I', 24],
      ['VK-7616NI-K2-16P', 2],
    ],
  },
  {
    buyer: 'distribuidor@demo.test',
    isHouse: true,
    status: 'enviada',
    currency: 'USD',
    note: 'Precio de proyecto con entrega en dos partes',
    lines: [
      ['GR-SV4000', 10],
      ['CB-UTP6-B', 8],
    ],
  },
  {
    buyer: 'distribuidor@demo.test',
    isHouse: true,
    status: 'vista',
    currency: 'MXN',
    note: 'Segunda versión, con el cable incluido',
    revisions: 1,
    lines: [
      ['VK-2CD2143G2-I', 12],
      ['CB-UTP6-B', 4],
    ],
  },
  {
    buyer: 'distribuidor@demo.test',
    isHouse: true,
    status: 'contraoferta',
    currency: 'USD',
    note: 'Control de acceso para oficinas',
    answer: 'Con 5 % menos lo compramos esta semana.',
    lines: [['CX-ML280', 18]],
  },
  {
    buyer: 'distribuidor@demo.test',
    status: 'aceptada',
    currency: 'USD',
    note: 'Lista para pedirse',
    lines: [['BT-F10', 3]],
  },
  {
    buyer: 'secundario@demo.test',
    status: 'enviada',
    currency: 'MXN',
    note: 'Para el edificio de la calle Hidalgo',
    lines: [['VK-2CD2143G2-I', 4]],
  },
  {
    buyer: 'otro@demo.test',
    status: 'rechazada',
    currency: 'MXN',
    note: 'Cámaras de la sucursal sur',
    answer: 'El cliente final eligió otra marca.',
    lines: [['VK-2CD2143G2-I', 6]],
  },
  {
    buyer: 'otro@demo.test',
    status: 'vencida',
    currency: 'MXN',
    note: 'Cotización del mes pasado',
    lines: [['GR-SV4000', 1]],
  },
  {
    buyer: 'distribuidor@demo.test',
    isHouse: true,
    status: 'rechazada',
    currency: 'USD',
    note: 'Enlaces inalámbricos del parque',
    answer: 'El cliente final pospuso la obra.',
    lines: [['WV-AX1800', 10]],
  },
  {
    buyer: 'distribuidor@demo.test',
    isHouse: true,
    status: 'vencida',
    currency: 'USD',
    note: 'Renovación de grabadores',
    lines: [['VK-7616NI-K2-16P', 4]],
  },
  {
    buyer: 'distribuidor@demo.test',
    status: 'convertida',
    currency: 'USD',
    note: 'La primera compra del proyecto',
    lines: [
      ['VK-2CD2143G2-I', 12],
      ['VK-7616NI-K2-16P', 1],
      ['GR-SV4000', 2],
      ['CB-UTP6-B', 3],
    ],
  },
];
