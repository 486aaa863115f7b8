import {
  findLockedShaped,
  getKnex,
  inTransaction,
  moveShaped,
  systemActor,
  today,
  type JobHandler,
} from '@mayorista/kernel';
import { quotations } from '../quotations/quotation.record';
import type { QuotationRow } from '../quotations/quotation.types';
import { isOver } from '../quotations/quotation.rules';
import { tables } from '../uids';

/** States that end with the quotation's last day. */
const open = ['borrador', 'enviada', 'vista', 'contraoferta', 'aceptada'];

export const run: JobHandler<object> = async ({ strapi, signal }) => {
  const actor = systemActor('Vencimiento de cotizaciones');
  const rows = (await getKnex(strapi)(tables.quotation)
    .whereIn('status', open)
    .where('valid_to', '<', today())
    .orderBy('id')
    .select('id')) as { id: number }[];
  let expired = 0;
  for (const { id } of rows) {
    if (signal.aborted) break;
    await inTransaction(strapi, async (tx) => {
      const row = (await findLockedShaped(quotations, tx, id, actor)) as QuotationRow | null;
      // Somebody may have answered it or prepared another version meanwhile.
      if (row === null || !open.includes(row.status) || !isOver(row, today())) return;
      await moveShaped(quotations, tx, actor, { id, input: { status: 'vencida' }, expected: null });
      expired += 1;
    });
  }
  return { expired };
};
