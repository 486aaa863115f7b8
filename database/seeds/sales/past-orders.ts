/** What a demo order went through; the loader maps it to the states of the sales plugin. */
type PastOrderStatus =
  | 'waiting_approval'
  | 'placed'
  | 'paid'
  | 'preparing'
  | 'packed'
  | 'partially_shipped'
  | 'shipped'
  | 'delivered'
  | 'canceled';

/** A shipment of a demo order: gone from a warehouse, or being picked. */
export interface ShipmentSeed {
  readonly state: 'picking' | 'shipped';
  /** Pieces of each line of the order, in their order. */
  readonly pieces: readonly number[];
}

export interface PastOrderSeed {
  /** E-mail of the person who placed it; the company follows. */
  buyer: string;
  /** Branch where it is picked up. */
  branch: string;
  days_ago: number;
  status: PastOrderStatus;
  currency: 'USD' | 'MXN';
  lines: { model: string; quantity: number }[];
  /** Sent home with DHL; picked up at the branch unless said. */
  guide?: string;
  /** How many of its lines wait until there are pieces: the last ones. */
  waiting?: number;
  /** The buyer's own number and words. */
  purchaseOrder?: string;
  comments?: string;
  /** The messages of its buyer's company and the house, in turns; the buyer begins. */
  messages?: string[];
  /** Proofs of its payment that were sent, oldest first. */
  receipts?: readonly ('approved' | 'rejected' | 'in_review')[];
  shipments?: readonly ShipmentSeed[];
  /** The most that the buyer, a secondary user, orders without asking, in the order's currency. */
  orderLimit?: string;
}

const order = (
  buyer: string,
  branch: string,
  days_ago: number,
  status: PastOrderStatus,
  currency: 'USD' | 'MXN',
  lines: [string, number][],
  more: Omit<PastOrderSeed, 'buyer' | 'branch' | 'days_ago' | 'status' | 'currency' | 'lines'> = {},
): PastOrderSeed => ({
  buyer,
  branch,
  days_ago,
  status,
  currency,
  lines: lines.map(([model, quantity]) => ({ model, quantity })),
  ...more,
});

export const pastOrders: PastOrderSeed[] = [
  order('distribuidor@demo.test', 'MTY', 62, 'delivered', 'USD', [
    ['VK-2CD2143G2-I', 12],
    ['VK-7616NI-K2-16P', 1],
    ['GR-SV4000', 2],
    ['CB-UTP6-B', 3],
  ]),
  order('distribuidor@demo.test', 'MTY', 41, 'delivered', 'USD', [
    ['CX-ML280', 6],
    ['BT-F10', 2],
    ['PK-CARD-EM', 100],
  ]),
  order(
    'distribuidor@demo.test',
    'MTY',
    2,
    'delivered',
    'USD',
    [
      ['WV-AX1800', 4],
      ['BT-F10', 1],
    ],
    {
      guide: '4820117730',
      purchaseOrder: 'OC-1187',
      comments: 'Entregar en la caseta de la planta, de 9 a 17 h.',
      messages: [
        '¿Nos confirman si sale hoy? La instalación es el jueves.',
        'Ya se entregó a DHL: la guía está en tu pedido.',
        'Perfecto, gracias.',
      ],
    },
  ),
  order(
    'distribuidor@demo.test',
    'MTY',
    1,
    'preparing',
    'USD',
    [
      ['CX-ML280', 4],
      ['GR-SV4000', 3],
      ['CB-UTP6-B', 6],
    ],
    { waiting: 1, purchaseOrder: 'OC-1192' },
  ),
  order('distribuidor@demo.test', 'MTY', 1, 'paid', 'MXN', [['VK-2CD2143G2-I', 2]], { receipts: ['approved'] }),
  order('distribuidor@demo.test', 'MTY', 1, 'packed', 'USD', [['ND-P10G-120', 2]], { guide: '4820119954' }),
  order('distribuidor@demo.test', 'MTY', 1, 'placed', 'MXN', [['GR-SV4000', 1]], { receipts: ['in_review'] }),
  order('distribuidor@demo.test', 'MTY', 19, 'canceled', 'USD', [['VX-UPS750', 4]]),
  order('distribuidor@demo.test', 'MTY', 9, 'packed', 'USD', [
    ['ND-P10G-120', 3],
    ['WV-AX1800', 5],
    ['TZ-PC6-1B', 24],
  ]),
  order(
    'distribuidor@demo.test',
    'MTY',
    1,
    'placed',
    'USD',
    [
      ['VK-2CD2343G2-IU', 8],
      ['VK-7608NI-K2-8P', 1],
    ],
    { receipts: ['rejected'] },
  ),
  order('otro@demo.test', 'CDMX', 33, 'delivered', 'MXN', [
    ['KIT-VK4-2MP', 2],
    ['VX-F12-10X9', 1],
  ]),
  order(
    'otro@demo.test',
    'CDMX',
    5,
    'paid',
    'MXN',
    [
      ['AL-PRO832', 2],
      ['AL-P12-PET', 10],
      ['ZX-30W', 2],
      ['EB-12-7', 2],
    ],
    { receipts: ['approved'] },
  ),
  order('ana.robles@tapatia.test', 'GDL', 27, 'delivered', 'MXN', [
    ['TN-H16U', 12],
    ['KN-MIC2', 12],
  ]),
  order('ana.robles@tapatia.test', 'GDL', 3, 'packed', 'MXN', [
    ['OB-IPT4-28M', 16],
    ['OB-NVR16-4K', 1],
    ['GR-SV8000X', 2],
  ]),
  order('jorge.cuautle@angelopolis.test', 'PUE', 14, 'delivered', 'MXN', [
    ['TC-K7-2H', 3],
    ['CX-STK-NO', 3],
  ]),
  order('martha.ochoa@frontera.test', 'TIJ', 22, 'delivered', 'USD', [
    ['PS-C4', 1],
    ['PS-SD2', 40],
    ['IG-MPS2', 4],
    ['IG-HS24-R', 6],
  ]),
  order('fernando.gasca@bajio.test', 'GDL', 11, 'paid', 'USD', [
    ['VX-UPS1500R', 6],
    ['RK-G12-60', 2],
    ['TZ-PP24-6', 4],
  ]),
  order('claudia.zepeda@queretana.test', 'CDMX', 8, 'delivered', 'MXN', [
    ['PK-C2', 2],
    ['PK-R20-MF', 4],
    ['CX-EXB-SS', 4],
  ]),
  order('ruben.canche@peninsular.test', 'CDMX', 6, 'canceled', 'MXN', [['GT-100', 25]]),
  order(
    'hector.molina@molina.test',
    'MTY',
    2,
    'placed',
    'MXN',
    [
      ['DM-SW3', 10],
      ['DM-PLUG', 6],
      ['RL-1C12', 4],
    ],
    { receipts: ['rejected', 'in_review'] },
  ),
  order('sofia.mejia@videocentro.test', 'CDMX', 1, 'waiting_approval', 'MXN', [['VK-2CD2143G2-I', 6]], {
    comments: 'Para la sucursal de Coyoacán',
    orderLimit: '10000.00',
  }),
  order(
    'distribuidor@demo.test',
    'MTY',
    1,
    'partially_shipped',
    'USD',
    [
      ['VK-2CD2143G2-I', 6],
      ['CB-UTP6-B', 2],
    ],
    {
      guide: '4820120031',
      receipts: ['approved'],
      shipments: [
        { state: 'shipped', pieces: [4, 0] },
        { state: 'picking', pieces: [2, 1] },
      ],
    },
  ),
  order('distribuidor@demo.test', 'MTY', 1, 'shipped', 'MXN', [['GR-SV4000', 1]], {
    guide: '4820120047',
    receipts: ['approved'],
    shipments: [{ state: 'shipped', pieces: [1] }],
  }),
];
