export interface ExchangeRateSeed {
  kind: 'commercial' | 'subscription';
  /** Pesos per dollar. */
  rate: string;
  /** Days before the day the demo world is loaded. */
  days_ago: number;
}

const commercial: [number, string][] = [
  [90, '17.95'],
  [76, '18.10'],
  [62, '18.24'],
  [55, '18.05'],
  [41, '18.31'],
  [34, '18.58'],
  [27, '18.47'],
  [20, '18.36'],
  [13, '18.51'],
  [6, '18.45'],
  [1, '18.42'],
];

/** The last one of each kind is the rate in force. */
export const exchangeRates: ExchangeRateSeed[] = [
  ...commercial.map(([days_ago, rate]) => ({ kind: 'commercial' as const, rate, days_ago })),
  { kind: 'subscription', rate: '18.00', days_ago: 60 },
  { kind: 'subscription', rate: '18.50', days_ago: 6 },
];
