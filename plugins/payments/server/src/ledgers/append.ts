import type { PlainDate, Tx } from '@mayorista/kernel';
import type { LedgerCommand, LedgerMovement, MovementKind } from '../../../contract';
import { plus } from './ledger.rules';
import { insertMovement, lastLine } from './ledger.store';

export interface Entry {
  readonly kind: MovementKind;
  /** With its sign. */
  readonly amount: string;
  readonly dueOn?: PlainDate | null;
}

/** Writes the next line of a ledger that the caller has locked. */
export async function append(
  tx: Tx,
  accountId: number,
  { kind, amount, dueOn = null }: Entry,
  { source, note = null, actorName, appliedTo = null, paymentForm = null, receivedAt = null }: LedgerCommand,
): Promise<LedgerMovement> {
  const last = await lastLine(tx.trx, accountId);
  const balance = plus(last.balance, amount);
  return insertMovement(tx, accountId, {
    number: last.number + 1,
    kind,
    amount,
    balance,
    source,
    dueOn,
    note: note ?? null,
    appliedTo: appliedTo ?? null,
    paymentForm,
    receivedAt,
    actorName,
  });
}
