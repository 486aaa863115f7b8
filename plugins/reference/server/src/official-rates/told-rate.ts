import type { PlainDate } from '@mayorista/kernel';

/** A rate as Banco de México told it; pesos per dollar with four decimals. */
export interface ToldRate {
  readonly day: PlainDate;
  readonly rate: string;
}
