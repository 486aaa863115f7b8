/** The plan of a subscription product, by its model. */
interface PlanSeed {
  readonly model: string;
  readonly capacity: string;
  readonly init_point: string;
  readonly lines: readonly string[];
}

/** A subscription that was bought: the number of the client and of the device at the demonstration's platform, from 1. */
export interface SubscriptionSeed {
  readonly model: string;
  readonly client: number;
  readonly device: number;
  readonly status: 'active' | 'payment_pending' | 'demo' | 'ended';
  /** Days before and after (below zero: before, too) the day the demo world is loaded; null while it is not paid. */
  readonly days: readonly [since: number, left: number] | null;
}

/** An installer's account, of whoever logs in with this e-mail or of their company. */
export interface InstallerSeed {
  readonly account: string;
  readonly name: string;
  readonly email: string;
  readonly telephone: string;
  readonly address: string | null;
  readonly subscriptions: readonly SubscriptionSeed[];
}

const payment = (plan: string): string =>
  `https://www.mercadopago.com.mx/subscriptions/checkout?preapproval_plan_id=demo-${plan}`;

export const subscriptionPlans: readonly PlanSeed[] = [
  {
    model: 'NB-REC7',
    capacity: '1 cámara, 7 días',
    init_point: payment('nb-rec7'),
    lines: ['Grabación continua en la nube', 'Video de los últimos 7 días', 'Aplicación para el cliente final'],
  },
  {
    model: 'NB-REC30',
    capacity: '1 cámara, 30 días',
    init_point: payment('nb-rec30'),
    lines: ['Grabación continua en la nube', 'Video de los últimos 30 días', 'Búsqueda por persona, vehículo y color'],
  },
  {
    model: 'ST-PLAT-V',
    capacity: '1 unidad, 4 canales',
    init_point: payment('st-plat-v'),
    lines: ['Video en vivo de la cabina', 'Eventos de manejo', '3 GB de datos al mes'],
  },
];

export const installers: readonly InstallerSeed[] = [
  {
    account: 'distribuidor@demo.test',
    name: 'Sistec Monitoreo',
    email: 'monitoreo@sistec.test',
    telephone: '8155123401',
    address: 'Av. Ruiz Cortines 1820, Monterrey',
    subscriptions: [
      { model: 'NB-REC30', client: 1, device: 1, status: 'active', days: [20, 10] },
      { model: 'NB-REC7', client: 2, device: 1, status: 'payment_pending', days: null },
    ],
  },
  {
    account: 'instalador@demo.test',
    name: 'Luis Ángel Rentería Mora',
    email: 'instalador@demo.test',
    telephone: '3355123406',
    address: null,
    subscriptions: [
      { model: 'NB-REC7', client: 1, device: 2, status: 'demo', days: [3, 12] },
      { model: 'NB-REC30', client: 2, device: 1, status: 'ended', days: [75, -15] },
    ],
  },
];
