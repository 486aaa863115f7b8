type Decimal = `${number}`;

const amounts = new Intl.NumberFormat('es-MX', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const rates = new Intl.NumberFormat('es-MX', { minimumFractionDigits: 2, maximumFractionDigits: 4 });
const percents = new Intl.NumberFormat('es-MX', { maximumFractionDigits: 2 });

/** An amount as people read it, to the cent: '$1,234.50 USD'. Decimal text is formatted as it is, through no float. */
export const formatAmount = (amount: string, currency: string): string =>
  `$${amounts.format(amount as Decimal)} ${currency}`;

/** Pesos for one dollar: '$18.42 MXN por dólar'. */
export const formatRate = (rate: string): string => `$${rates.format(rate as Decimal)} MXN por dólar`;

/** '12.5 %' of a percent from 0 to 100. */
export const formatPercent = (percent: string): string => `${percents.format(percent as Decimal)} %`;

/** '16 %' of a fraction: 0.16. */
export const formatFraction = (fraction: string): string => `${percents.format(Number(fraction) * 100)} %`;

export const formatPieces = (quantity: number): string =>
  `${new Intl.NumberFormat('es-MX').format(quantity)} ${quantity === 1 ? 'pieza' : 'piezas'}`;
