import { createHash } from 'node:crypto';
import { LOGIN_ATTEMPTS } from '@mayorista/config';
import { inTransaction, now, RateLimitError, type Core, type Tx } from '@mayorista/kernel';
import { countAttempt, forgetAttempts, takeBackAttempt } from './attempt.store';

export interface Attempt {
  /** What is tried: 'login'. Each thing is counted for itself. */
  readonly name: string;
  /** Whose account: its id, or the name given where there is no such account. */
  readonly account: string;
  readonly address: string;
}

/** What was counted, for an attempt that turns out to be none. */
export interface Counted {
  /** Takes the attempt back, and those on the account from this address before it. */
  readonly forgive: () => Promise<void>;
}

/**
 * Limits guesses of passwords and codes: per account and address, per address over all accounts, and per account over all
 * addresses (design 8). Counted in the database before the guess is looked at: many at once, or spread over many processes,
 * count the same. Throws RateLimitError.
 */
export async function countGuess(strapi: Core.Strapi, attempt: Attempt): Promise<Counted> {
  const at = now();
  const limits = limitsOf(attempt, at);
  const counts = await inTransaction(strapi, async (tx) => {
    const counted: number[] = [];
    for (const { key, endsOn } of limits) counted.push(await countAttempt(tx, key, { endsOn, now: at }));
    return counted;
  });
  const broken = limits.filter(({ most }, index) => (counts[index] ?? 0) > most);
  if (broken.length > 0) {
    const endsAt = Math.max(...broken.map(({ endsOn }) => endsOn.getTime()));
    throw new RateLimitError(Math.max(1, Math.ceil((endsAt - at.getTime()) / 1000)));
  }
  return {
    forgive: () =>
      inTransaction(strapi, async (tx) => {
        for (const { key, forgive } of limits) await forgive(tx, key);
      }),
  };
}

interface AttemptLimit {
  readonly key: string;
  readonly most: number;
  readonly endsOn: Date;
  readonly forgive: (tx: Tx, key: string) => Promise<unknown>;
}

/** Kept as hashes: who tries to log in from where is nobody's to read in a table. */
function limitsOf({ name, account, address }: Attempt, at: Date): AttemptLimit[] {
  const { windowMinutes, perAccount, perAddress, everywhere } = LOGIN_ATTEMPTS;
  const endsOn = windowEnd(at, windowMinutes);
  const endsEverywhere = windowEnd(at, everywhere.windowMinutes);
  return [
    { key: hash('account', endsOn, name, address, account), most: perAccount, endsOn, forgive: forgetAttempts },
    { key: hash('address', endsOn, name, address), most: perAddress, endsOn, forgive: takeBackAttempt },
    {
      key: hash('everywhere', endsEverywhere, name, account),
      most: everywhere.perAccount,
      endsOn: endsEverywhere,
      // Those of others count on: the owner's login must not give somebody who guesses from elsewhere new tries.
      forgive: takeBackAttempt,
    },
  ];
}

function windowEnd(at: Date, minutes: number): Date {
  const windowMs = minutes * 60_000;
  return new Date((Math.floor(at.getTime() / windowMs) + 1) * windowMs);
}

const hash = (kind: string, endsOn: Date, ...parts: readonly string[]): string =>
  createHash('sha256')
    .update([kind, endsOn.toISOString(), ...parts].join('|'))
    .digest('hex');
