import type { Tx } from '@mayorista/kernel';
import { tables } from '../uids';

/** What the post knows of a postal code. */
export interface PostalPlace {
  readonly municipality: string;
  readonly state: string;
  /** Its settlements (colonias). */
  readonly colonies: readonly string[];
}

/** Finds what the post knows of a postal code; null when it is not in the list that is loaded. */
export async function findPlace(tx: Tx, zip: string): Promise<PostalPlace | null> {
  const rows = (await tx
    .trx(tables.postalCode)
    .where({ zip })
    .orderBy('settlement')
    .select('settlement', 'municipality', 'state')) as { settlement: string; municipality: string; state: string }[];
  const [first] = rows;
  if (first === undefined) return null;
  return { municipality: first.municipality, state: first.state, colonies: rows.map(({ settlement }) => settlement) };
}
