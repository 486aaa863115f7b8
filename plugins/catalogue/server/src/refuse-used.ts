import { reject, type Tx } from '@mayorista/kernel';

/** Throws ValidationError with `code` while a row of `table` has these values: it names what is to be removed. */
export async function refuseUsed(tx: Tx, table: string, where: Readonly<Record<string, number>>, code: string) {
  if ((await tx.trx(table).where(where).first('id')) !== undefined) reject(code);
}
