import { inTransaction, service, type JobHandler } from '@mayorista/kernel';
import '@mayorista/sales/contract';
import { tell } from '../sendings/give-notice';

/** Statuses a buyer is told of, in the words below the bell. */
const news: Readonly<Record<string, (folio: string) => { title: string; message: string }>> = {
  placed: (folio) => ({
    title: `Recibimos tu pedido ${folio}`,
    message: 'Lo surtimos en cuanto quede registrado tu pago.',
  }),
  pending_payment: (folio) => ({ title: `Tu empresa aprobó tu pedido ${folio}`, message: 'Ya puedes pagarlo.' }),
  paid: (folio) => ({ title: `Registramos el pago de tu pedido ${folio}`, message: 'Ya lo estamos preparando.' }),
  ready: (folio) => ({ title: `Tu pedido ${folio} está listo`, message: 'Puedes recogerlo en tu sucursal.' }),
  partially_shipped: (folio) => ({
    title: `Parte de tu pedido ${folio} va en camino`,
    message: 'Lo demás sale en cuanto esté listo.',
  }),
  shipped: (folio) => ({ title: `Tu pedido ${folio} va en camino`, message: 'Salió completo de nuestro almacén.' }),
  canceled: (folio) => ({
    title: `Tu pedido ${folio} se canceló`,
    message: 'Si tienes dudas, comunícate con tu ejecutivo de ventas.',
  }),
};

export const run: JobHandler<{ orderId: number; status: string }> = ({ strapi, payload: { orderId, status } }) =>
  inTransaction(strapi, async (tx) => {
    const order = await service(strapi, 'sales.orders').buyerOf(tx.trx, orderId);
    const words = news[status];
    if (order === null || words === undefined) return { told: false };
    await tell(tx, {
      key: `sale-order:${orderId}:${status}`,
      userIds: [order.userId],
      ...words(order.folio),
      url: `/sale-orders/${orderId}`,
    });
    return { told: true };
  });
