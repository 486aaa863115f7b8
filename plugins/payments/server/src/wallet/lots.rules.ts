import { decimal, roundToCents } from '@mayorista/kernel/shared';
import type { LedgerMovement, WalletLot } from '../../../contract';

/**
 * Tells what became of the money that a wallet was given: charges take what came first, be it money, a bonus or what was given back. `lines`
 * are the whole ledger, the oldest first. Returns the money that was received, each with the charges that used it.
 */
export function useLots(lines: readonly LedgerMovement[]): WalletLot[] {
  const lots: { line: LedgerMovement; left: string; used: WalletLot['used'][number][] }[] = [];
  for (const line of lines) {
    if (!decimal(line.amount).isNegative()) {
      lots.push({ line, left: line.amount, used: [] });
      continue;
    }
    let rest = decimal(line.amount).abs();
    for (const lot of lots) {
      const part = rest.lessThan(lot.left) ? rest : decimal(lot.left);
      if (part.isZero()) continue;
      rest = rest.minus(part);
      lot.left = roundToCents(decimal(lot.left).minus(part));
      lot.used.push({ source: line.source, amount: roundToCents(part) });
    }
  }
  return lots.flatMap(({ line, left, used }) =>
    // Only money has a form in which it came.
    line.paymentForm === null ? [] : [{ money: line, left, used }],
  );
}
