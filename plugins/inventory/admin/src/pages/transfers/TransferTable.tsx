import { Link, Td, Tr, Typography } from '@strapi/design-system';
import { formatDay, formatMoment, formatNumber, HeadedTable } from '@mayorista/kernel/panel';
import type { MouseEvent } from 'react';
import { Link as RouterLink, useLocation, useNavigate } from 'react-router-dom';
import { StageBadge } from '../../transfers/StageBadge';
import { lostOf, missingText, type Transfer } from '../../transfers/transfer';

const headings = ['Traspaso', 'De', 'A', 'Piezas', 'Etapa', 'Llega', 'Lo pidió'];

export const TransferTable = ({ transfers }: { readonly transfers: readonly Transfer[] }) => (
  <HeadedTable headings={headings} rowCount={transfers.length}>
    {transfers.map((transfer) => (
      <Row key={transfer.id} transfer={transfer} />
    ))}
  </HeadedTable>
);

/** The whole row opens the transfer; its number is the link for keyboards and new tabs. */
function Row({ transfer }: { readonly transfer: Transfer }) {
  const navigate = useNavigate();
  const state = { list: useLocation().search };
  const lines = transfer.transfer_details.length;
  const lost = lostOf(transfer);
  return (
    <Tr onClick={() => navigate(String(transfer.id), { state })} style={{ cursor: 'pointer' }}>
      <Td>
        <Link
          tag={RouterLink}
          to={String(transfer.id)}
          state={state}
          onClick={(event: MouseEvent) => event.stopPropagation()}
        >
          {`Núm. ${transfer.id}`}
        </Link>
        <Typography variant="pi" textColor="neutral600" tag="p">
          {transfer.is_restock ? 'Por reabastecimiento' : 'Directo'}
        </Typography>
      </Td>
      <Td>
        <Typography>{transfer.source_warehouse?.name ?? '—'}</Typography>
      </Td>
      <Td>
        <Typography>{transfer.target_warehouse?.name ?? '—'}</Typography>
      </Td>
      <Td>
        <Typography tag="p">{formatNumber(transfer.total_pieces)}</Typography>
        <Typography variant="pi" textColor="neutral600" tag="p">
          {lines === 1 ? '1 producto' : `${formatNumber(lines)} productos`}
        </Typography>
        {lost > 0 && (
          <Typography variant="pi" textColor="danger600" tag="p">
            {missingText(lost)}
          </Typography>
        )}
      </Td>
      <Td>
        <StageBadge transfer={transfer} />
      </Td>
      <Td>
        <Typography>{arrivalText(transfer)}</Typography>
      </Td>
      <Td>
        <Typography tag="p">{transfer.requested_by ?? '—'}</Typography>
        <Typography variant="pi" textColor="neutral600" tag="p">
          {formatMoment(transfer.createdAt)}
        </Typography>
      </Td>
    </Tr>
  );
}

const arrivalText = ({ stage, expected_on, received_at }: Transfer): string =>
  stage === 'received' ? `Llegó el ${formatMoment(received_at)}` : stage === 'sent' ? formatDay(expected_on) : '—';
