import type { RecordSlots } from '@mayorista/kernel/panel/records';
import type { paymentReceipt } from '@mayorista/sales/shared';
import { ReceiptPreview } from './ReceiptPreview';

/** What is special on the pages of receipts: the file beside which they are reviewed. */
export const receiptSlots: RecordSlots<typeof paymentReceipt> = {
  record: { above: ReceiptPreview },
  move: {
    approve: {
      explain: () => 'La parte del pago queda recibida; el pedido queda pagado cuando no falte ninguna.',
      done: () => 'Comprobante aprobado',
    },
    reject: { explain: () => 'El comprador lee el motivo y puede enviar otro.', done: () => 'Comprobante rechazado' },
  },
};
