import { Table, Tbody, Td, Th, Thead, Tr, Typography } from '@strapi/design-system';
import { formatNumber, RecordLink } from '@mayorista/kernel/panel';
import type { ReactNode } from 'react';
import { lineName, type Transfer, type TransferLine } from '../../transfers/transfer';
import { uids } from '../../uids';

/** A table of products and columns of pieces; `cells` draws those of a line. */
export function LineTable({ lines, columns, cells }: TableProps) {
  return (
    <Table colCount={columns.length + 1} rowCount={lines.length + 1}>
      <Thead>
        <Tr>
          {['Producto', ...columns].map((heading) => (
            <Th key={heading}>
              <Typography variant="sigma">{heading}</Typography>
            </Th>
          ))}
        </Tr>
      </Thead>
      <Tbody>
        {lines.map((line) => (
          <Tr key={line.id}>
            <Td>
              <RecordLink uid={uids.product} id={line.product_id}>
                {lineName(line)}
              </RecordLink>
              <Typography variant="pi" textColor="neutral600" tag="p" ellipsis title={line.name ?? undefined}>
                {[line.name ?? '—', ...(line.grade === 'Stock' ? [] : [`clasificación ${line.grade}`])].join(' · ')}
              </Typography>
            </Td>
            {cells(line).map((cell, at) => (
              <Td key={columns[at]}>{cell}</Td>
            ))}
          </Tr>
        ))}
      </Tbody>
    </Table>
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
