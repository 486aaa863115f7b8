import { onConflictIgnore, type Tx } from '@mayorista/kernel';
import { tables } from '../uids';

/** Counts one attempt more under a key and answers how many there are; counts of windows that have ended go. */
export async function countAttempt(
  tx: Tx,
  key: string,
  { endsOn, now }: { readonly endsOn: Date; readonly now: Date },
): Promise<number> {
  await tx.trx(tables.loginAttempt).where('ends_on', '<=', now).delete();
  const isFirst =
    (await onConflictIgnore(tx, tables.loginAttempt, 'attempt_key', {
      attempt_key: key,
      attempts: 1,
      ends_on: endsOn,
    })) !== null;
  if (isFirst) return 1;
  await tx.trx(tables.loginAttempt).where({ attempt_key: key }).increment('attempts', 1);
  const row = (await tx.trx(tables.loginAttempt).where({ attempt_key: key }).first('attempts')) as
    { attempts: number } | undefined;
  return row?.attempts ?? 1;
}

/** A success makes an account's failures as if they had not been. */
export const forgetAttempts = (tx: Tx, key: string): Promise<unknown> =>
  tx.trx(tables.loginAttempt).where({ attempt_key: key }).delete();

export const takeBackAttempt = (tx: Tx, key: string): Promise<unknown> =>
  tx.trx(tables.loginAttempt).where({ attempt_key: key }).decrement('attempts', 1);
