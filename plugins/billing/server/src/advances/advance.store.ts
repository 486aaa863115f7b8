import type { Knex } from 'knex';
import { liveStates, type Head } from '../invoices/invoice.store';
import { tables } from '../uids';

/** Returns the live key of an advance's invoice, by the wallet's line that the money wrote. */
export const advanceKey = (movementId: number): string => `advance:${movementId}`;

/** Returns the wallet's line that a live key of an advance names; null of other keys. */
export const movementOf = (liveKey: string): number | null => {
  const found = /^advance:(\d{1,10})$/.exec(liveKey)?.[1];
  return found === undefined ? null : Number(found);
};

type Advance = Pick<Head, 'id' | 'uuid' | 'state' | 'number'> & { readonly live_key: string };

/** Finds the invoices of advances that count, by the wallet's line of their money. */
export async function advancesOf(knex: Knex, movementIds: readonly number[]): Promise<ReadonlyMap<number, Advance>> {
  const rows = (await knex(tables.invoice)
    .whereIn('live_key', movementIds.map(advanceKey))
    .whereIn('state', [...liveStates])
    .select('id', 'uuid', 'state', 'number', 'live_key')) as Advance[];
  return new Map(rows.map((row) => [movementOf(row.live_key) ?? 0, row]));
}

/** Finds an invoice that counts of which an advance is a part. */
export const findPaidBy = (knex: Knex, uuid: string): Promise<Pick<Head, 'id' | 'number'> | undefined> =>
  knex(tables.invoice)
    .whereLike('advance_uuids', `%${uuid}%`)
    .whereIn('state', [...liveStates])
    .first('id', 'number') as unknown as Promise<Pick<Head, 'id' | 'number'> | undefined>;
