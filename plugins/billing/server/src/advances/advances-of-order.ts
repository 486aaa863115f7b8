import { decimal, reject, roundToCents, service, type Tx } from '@mayorista/kernel';
import '@mayorista/payments/contract';
import type { BilledOrder } from '@mayorista/sales/contract';
import type { InvoiceColumns } from '../invoices/invoice.store';
import { advancesOf } from './advance.store';

type Order = Pick<BilledOrder, 'id' | 'companyId' | 'currency' | 'payments'>;

/**
 * Returns what an order's invoice says of the advances that paid it: their folios and what was used of them. Money that was never invoiced as
 * an advance, and bonuses, are none. Throws ValidationError while one of them is being stamped.
 */
export async function advancesOfOrder(tx: Tx, { id, companyId, currency, payments }: Order): Promise<InvoiceColumns> {
  if (companyId === null || !payments.some(({ method }) => method === 'wallet')) return {};
  const lots = await service(tx.strapi, 'payments.wallet').lots(tx.trx, { companyId, currency });
  const used = lots.flatMap(({ money, used: charges }) => {
    const own = charges.filter(({ source }) => source.type === 'sale-order' && source.id === String(id));
    return own.length === 0
      ? []
      : [{ id: money.id, amount: own.reduce((sum, { amount }) => sum.plus(amount), decimal(0)) }];
  });
  const advances = await advancesOf(
    tx.trx,
    used.map((each) => each.id),
  );
  const uuids: string[] = [];
  let applied = decimal(0);
  for (const { id: movementId, amount } of used) {
    const advance = advances.get(movementId);
    // One that was rejected is put right no more: this invoice tells of its money.
    if (advance === undefined || advance.state === 'failed') continue;
    if (advance.uuid === null) return reject('advance_not_stamped', 'sale_order_id');
    uuids.push(advance.uuid);
    applied = applied.plus(amount);
  }
  return uuids.length === 0 ? {} : { advance_uuids: uuids.join(','), advance_applied: roundToCents(applied) };
}
