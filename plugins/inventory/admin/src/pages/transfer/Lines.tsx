import { Typography } from '@strapi/design-system';
import { EditableTd, formatNumber, HeadedEditableTable, RecordLink } from '@mayorista/kernel/panel';
import type { ReactNode } from 'react';
import { lineName, type Transfer, type TransferLine } from '../../transfers/transfer';
import { uids } from '../../uids';

/** A table of products and columns of pieces; `cells` draws those of a line. */
export function LineTable({ lines, columns, cells }: TableProps) {
  return (
    <HeadedEditableTable label="Partidas" headings={['Producto', ...columns]}>
      {lines.map((line) => (
        <tr key={line.id}>
          <EditableTd>
            <RecordLink uid={uids.product} id={line.product_id}>
              {lineName(line)}
            </RecordLink>
            <Typography variant="pi" textColor="neutral600" tag="p" ellipsis title={line.name ?? undefined}>
              {[line.name ?? '—', ...(line.grade === 'Stock' ? [] : [`clasificación ${line.grade}`])].join(' · ')}
            </Typography>
          </EditableTd>
          {cells(line).map((cell, at) => (
            <EditableTd key={columns[at]}>{cell}</EditableTd>
          ))}
        </tr>
      ))}
    </HeadedEditableTable>
  );
}

interface TableProps {
  readonly lines: readonly TransferLine[];
  readonly columns: readonly string[];
  readonly cells: (line: TransferLine) => readonly ReactNode[];
}

/** What a transfer carries; once received, what is missing. */
export function Lines({ transfer: { transfer_details: lines, stage } }: { readonly transfer: Transfer }) {
  const isReceived = stage === 'received';
  return (
    <LineTable
      lines={lines}
      columns={isReceived ? ['Enviadas', 'Recibidas', 'Faltantes'] : ['Piezas']}
      cells={(line) => {
        const sent = <Typography key="sent">{formatNumber(line.quantity)}</Typography>;
        if (!isReceived) return [sent];
        const arrived = line.quantity_received ?? line.quantity;
        const missing = line.quantity - arrived;
        return [
          sent,
          <Typography key="arrived">{formatNumber(arrived)}</Typography>,
          <Typography key="missing" textColor={missing > 0 ? 'danger600' : 'neutral600'}>
            {missing > 0 ? formatNumber(missing) : '—'}
          </Typography>,
        ];
      }}
    />
  );
}
