import { decimal } from '@mayorista/kernel/shared';
import { ValidationError } from '@mayorista/kernel';
import type { LedgerCommand, LedgerMovement } from '../../../contract';
import { plus } from './ledger.rules';

/**
 * Returns the movements that a source was completed by, for whoever asks the same again. Throws ValidationError on the source's own
 * field when something else is asked: another amount or note is no repeat, and nothing of it would be written.
 */
export function repeated<Known extends readonly LedgerMovement[]>(
  known: Known,
  { amount, note = null }: Pick<LedgerCommand, 'amount' | 'note'>,
): Known {
  const written = known.reduce((sum, movement) => plus(sum, decimal(movement.amount).abs().toString()), '0');
  const isSame = decimal(amount).equals(written) && known.every((movement) => movement.note === (note ?? null));
  if (isSame) return known;
  const [first] = known;
  throw new ValidationError([
    { code: 'reference_used', field: 'reference', params: { reference: first?.source.id ?? '', amount: written } },
  ]);
}
