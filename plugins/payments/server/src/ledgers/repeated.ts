import { decimal } from '@mayorista/kernel/shared';
import { ValidationError, type Tx } from '@mayorista/kernel';
import type { LedgerCommand, LedgerMovement, MovementKind } from '../../../contract';
import { plus } from './ledger.rules';
import { findMovement } from './ledger.store';

/**
 * Lets whoever asks the same again have the movements that a source was completed by. Throws ValidationError on the source's own field
 * when something else is asked: another amount, note or form of payment is no repeat, and nothing of it would be written.
 */
export function assertRepeated(
  known: readonly LedgerMovement[],
  { amount, note = null, paymentForm = null, receivedAt = null }: LedgerCommand,
): void {
  const written = known.reduce((sum, movement) => plus(sum, decimal(movement.amount).abs().toString()), '0');
  const isSame =
    decimal(amount).equals(written) &&
    known.every(
      (movement) =>
        movement.note === note &&
        // Lines of former releases do not say how money came.
        (movement.paymentForm ?? paymentForm) === paymentForm &&
        (receivedAt === null || (movement.receivedAt ?? receivedAt) === receivedAt),
    );
  if (isSame) return;
  const [first] = known;
  throw new ValidationError([
    { code: 'reference_used', field: 'reference', params: { reference: first?.source.id ?? '', amount: written } },
  ]);
}

/** Finds the one movement that a source was completed by; null where nothing was written yet. Throws as `assertRepeated` does. */
export async function findRepeated(
  tx: Tx,
  accountId: number,
  kind: MovementKind,
  command: LedgerCommand,
): Promise<LedgerMovement | null> {
  const known = await findMovement(tx, accountId, kind, command.source);
  if (known !== null) assertRepeated([known], command);
  return known;
}
