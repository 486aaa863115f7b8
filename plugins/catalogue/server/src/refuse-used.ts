import { reject, type Tx } from '@mayorista/kernel';

/** Throws ValidationError with `code` while a row of `table` names, in `column`, what is to be removed. */
export async function refuseUsed(
  tx: Tx,
  {
    table,
    column,
    id,
    code,
  }: { readonly table: string; readonly column: string; readonly id: number; readonly code: string },
): Promise<void> {
  if (
    (await tx
      .trx(table)
      .where({ [column]: id })
      .first('id')) !== undefined
  )
    reject(code);
}
