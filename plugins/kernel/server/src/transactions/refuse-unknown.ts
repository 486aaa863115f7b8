import type { Referable } from '../../../shared/shape';
import { throwIfAny } from '../errors/refusal';
import type { Tx } from './in-transaction';

/** A reference in an input: its id must be a row of the domain's own table, or a record of what another publishes. */
export type Reference = { readonly field: string; readonly id: number | null | undefined } & (
  { readonly table: string } | { readonly to: Referable }
);

/** Throws ValidationError for references to rows that do not exist, each on its field; null and undefined pass. */
export async function rejectUnknown(tx: Tx, references: readonly Reference[]): Promise<void> {
  const refusals = await Promise.all(
    references.map(async ({ field, id, ...where }) => {
      if (id === null || id === undefined) return [];
      const { table, only = {} } = 'to' in where ? where.to : { table: where.table };
      const found = (await tx
        .trx(table)
        .where({ ...only, id })
        .first('id')) as { id: number } | undefined;
      return found === undefined ? [{ code: 'not_found', field }] : [];
    }),
  );
  throwIfAny(refusals.flat());
}
