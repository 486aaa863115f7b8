/** A line of a ledger, written so many days ago: a credit is charged with orders and paid by deposits, a wallet the other way round. */
export interface MovementSeed {
  readonly daysAgo: number;
  readonly kind: 'charge' | 'deposit' | 'bonus' | 'refund';
  readonly amount: string;
  readonly note: string;
}

/** Money that companies of the demo world may spend, by the company's key. */
export interface AccountSeed {
  readonly company: string;
  readonly currency: 'USD' | 'MXN';
  readonly credit: { readonly limit: string; readonly days: number } | null;
  /** What its wallet holds. */
  readonly wallet: string | null;
  /** What happened after, oldest first. */
  readonly creditMovements?: readonly MovementSeed[];
  readonly walletMovements?: readonly MovementSeed[];
}

export const accounts: readonly AccountSeed[] = [
  { company: 'sistec', currency: 'USD', credit: { limit: '15000.00', days: 30 }, wallet: '120.00' },
  {
    company: 'sistec',
    currency: 'MXN',
    credit: { limit: '250000.00', days: 30 },
    wallet: '1500.00',
    creditMovements: [
      { daysAgo: 75, kind: 'charge', amount: '38420.60', note: 'Cámaras de la planta norte' },
      { daysAgo: 58, kind: 'deposit', amount: '20000.00', note: 'Transferencia SPEI 118204' },
      { daysAgo: 44, kind: 'deposit', amount: '18420.60', note: 'Transferencia SPEI 120933' },
      { daysAgo: 21, kind: 'charge', amount: '12180.00', note: 'Control de acceso de oficinas' },
      { daysAgo: 12, kind: 'refund', amount: '2436.00', note: 'Devolución de un electroimán' },
      { daysAgo: 6, kind: 'charge', amount: '7540.00', note: 'Cable y gabinetes' },
    ],
    walletMovements: [
      { daysAgo: 30, kind: 'bonus', amount: '640.00', note: 'Recompensa de octubre' },
      { daysAgo: 9, kind: 'charge', amount: '415.30', note: 'Accesorios' },
    ],
  },
  { company: 'videocentro', currency: 'MXN', credit: { limit: '80000.00', days: 15 }, wallet: null },
  { company: 'tapatia', currency: 'MXN', credit: null, wallet: '640.50' },
];
