import type { RecordSlots } from '@mayorista/kernel/panel/records';
import type { orderShipment } from '@mayorista/sales/shared';
import { PackedPieces } from './PackedPieces';

/** What is special on the pages of shipments: pieces, serial numbers, lists to print. */
export const shipmentSlots: RecordSlots<typeof orderShipment> = {
  record: { above: PackedPieces },
  move: {
    dispatch: {
      explain: () => 'Sus piezas y números de serie salen del almacén y se avisa al comprador. No se puede deshacer.',
      done: ({ number }) => `Embarque ${number ?? ''} enviado`,
    },
    cancel: {
      explain: () => 'Sus piezas vuelven a estar por surtir.',
      done: ({ number }) => `Embarque ${number ?? ''} cancelado`,
    },
  },
};
