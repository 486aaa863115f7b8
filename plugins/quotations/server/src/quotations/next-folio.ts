import { advisoryLock, today, type Tx } from '@mayorista/kernel';
import { tables } from '../uids';

/** Returns the next folio, C-2026-000001: consecutive within a year of America/Mexico_City. Writers of quotations take turns on it. */
export async function nextFolio(tx: Tx): Promise<string> {
  const prefix = `C-${today().slice(0, 4)}-`;
  await advisoryLock(tx, 'distributor-quotation-folios');
  const last = (await tx.trx(tables.quotation).where('folio', 'like', `${prefix}%`).max({ folio: 'folio' }).first()) as
    { folio: string | null } | undefined;
  const next = Number(last?.folio?.slice(prefix.length) ?? 0) + 1;
  return `${prefix}${String(next).padStart(6, '0')}`;
}
