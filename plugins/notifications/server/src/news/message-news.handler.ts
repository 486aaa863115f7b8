import { inTransaction, service, type JobHandler, type Tx } from '@mayorista/kernel';
import '@mayorista/incidences/contract';
import '@mayorista/sales/contract';
import type { Words } from '@mayorista/kernel/shared';
import { tell } from '../sendings/give-notice';

interface MessageNews {
  readonly about: 'sale-order' | 'incidence';
  readonly recordId: number;
  readonly commentId: number;
  readonly isFromHouse: boolean;
}

interface Sides {
  readonly buyerId: number;
  readonly salesmanId: number | null;
  /** As people call it: 'el pedido P-2026-000001'. */
  readonly name: Words;
  readonly url: string;
}

/** The buyer is told of what the house wrote; who attends them, of what they wrote. The panel's desks see it in their lists. */
export const run: JobHandler<MessageNews> = ({ strapi, payload: { about, recordId, commentId, isFromHouse } }) =>
  inTransaction(strapi, async (tx) => {
    const sides = about === 'incidence' ? await ofIncidence(tx, recordId) : await ofOrder(tx, recordId);
    const userId = isFromHouse ? sides?.buyerId : sides?.salesmanId;
    if (sides === null || userId == null) return { told: false };
    await tell(tx, {
      key: `${about}-comment:${commentId}`,
      userIds: [userId],
      code: isFromHouse ? 'message_from_house' : 'message_from_buyer',
      params: { about: sides.name },
      url: sides.url,
    });
    return { told: true };
  });

async function ofOrder(tx: Tx, id: number): Promise<Sides | null> {
  const order = await service(tx.strapi, 'sales.orders').buyerOf(tx.trx, id);
  if (order === null) return null;
  const { userId: buyerId, salesmanId, folio } = order;
  return { buyerId, salesmanId, name: { es: `el pedido ${folio}`, en: `order ${folio}` }, url: `/sale-orders/${id}` };
}

async function ofIncidence(tx: Tx, id: number): Promise<Sides | null> {
  const parties = await service(tx.strapi, 'incidences.incidences').partiesOf(tx.trx, id);
  return parties === null
    ? null
    : { ...parties, name: { es: `la incidencia #${id}`, en: `incident #${id}` }, url: `/incidences/${id}` };
}
