import { throwIfAny } from '../errors/refusal';
import type { Tx } from './in-transaction';

/** A reference in an input: its id must be a row of the table. */
export interface Reference {
  readonly field: string;
  readonly table: string;
  readonly id: number | null | undefined;
}

/** Throws ValidationError for references to rows that do not exist, each on its field; null and undefined pass. */
export async function rejectUnknown(tx: Tx, references: readonly Reference[]): Promise<void> {
  const refusals = await Promise.all(
    references.map(async ({ field, table, id }) => {
      if (id === null || id === undefined) return [];
      return (await tx.trx(table).where({ id }).first('id')) === undefined ? [{ code: 'not_found', field }] : [];
    }),
  );
  throwIfAny(refusals.flat());
}
