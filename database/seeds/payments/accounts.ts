/** Money that companies of the demo world may spend, by the company's key. */
export interface AccountSeed {
  readonly company: string;
  readonly currency: 'USD' | 'MXN';
  readonly credit: { readonly limit: string; readonly days: number } | null;
  /** What its wallet holds. */
  readonly wallet: string | null;
}

export const accounts: readonly AccountSeed[] = [
  { company: 'sistec', currency: 'USD', credit: { limit: '15000.00', days: 30 }, wallet: '120.00' },
  { company: 'sistec', currency: 'MXN', credit: { limit: '250000.00', days: 30 }, wallet: '1500.00' },
  { company: 'videocentro', currency: 'MXN', credit: { limit: '80000.00', days: 15 }, wallet: null },
  { company: 'tapatia', currency: 'MXN', credit: null, wallet: '640.50' },
];
