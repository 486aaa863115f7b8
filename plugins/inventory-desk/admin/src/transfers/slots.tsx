import { Typography } from '@strapi/design-system';
import { Card, Fact, formatNumber } from '@mayorista/kernel/panel';
import type { RecordSlots } from '@mayorista/kernel/panel/records';
import type { transfer } from '@mayorista/inventory/shared';
import { ReceiptDialog } from './ReceiptDialog';
import { lostOf, missingText, piecesOf, transferOf, type AnsweredTransfer } from './transfer';

const origin = ({ source_warehouse: source }: AnsweredTransfer): string => source.name ?? 'el origen';

/** What is special on the pages of transfers: pieces, what a move does to the stock, and counting what arrived. */
export const transferSlots: RecordSlots<typeof transfer> = {
  list: { columns: [{ label: 'Piezas', before: 'stage', cell: ({ row }) => <Pieces transfer={row} /> }] },
  record: {
    aside: ({ record }) => {
      const lost = lostOf(transferOf(record));
      return (
        <Card title="Piezas">
          <Fact label="Piezas">{formatNumber(transferOf(record).total_pieces)}</Fact>
          {lost > 0 && <Fact label="Faltantes">{formatNumber(lost)}</Fact>}
        </Card>
      );
    },
  },
  move: {
    send: {
      explain: (record) => `Sus piezas salen de las existencias de ${origin(record)} y quedan en camino.`,
      done: () => 'Traspaso enviado: sus piezas salieron del origen',
    },
    receive: { dialog: ReceiptDialog, done: (record) => receivedText(lostOf(transferOf(record))) },
    cancel: { explain: () => 'El borrador se cancela. No se puede deshacer.', done: () => 'Traspaso cancelado' },
    return: {
      explain: (record) => `Sus piezas vuelven a las existencias de ${origin(record)}. No se puede deshacer.`,
      done: () => 'Traspaso cancelado',
    },
  },
};

const receivedText = (lost: number): string =>
  lost === 0
    ? 'Traspaso recibido: sus piezas están en el destino'
    : `Traspaso recibido con ${missingText(lost)}: lo demás está en el destino`;

/** Renders how much a transfer carries, and what did not arrive. */
function Pieces({ transfer }: { readonly transfer: object }) {
  const { pieces, lost } = piecesOf(transferOf(transfer));
  return (
    <Typography>
      {pieces}
      {lost !== null && (
        <Typography textColor="danger600" tag="span">
          {` · ${lost}`}
        </Typography>
      )}
    </Typography>
  );
}
