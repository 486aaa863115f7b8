/**
 * A decimal text of at most 4 decimals, rounded half up to the two that a list price keeps: '18.625' -> '18.63'.
 * Exact: no floating point touches it.
 */
export function roundToCents(amount: string): string {
  const [whole = '0', decimals = ''] = amount.split('.');
  const tenThousandths = BigInt(whole + decimals.padEnd(4, '0').slice(0, 4));
  const cents = (tenThousandths + 50n) / 100n;
  return `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`;
}
