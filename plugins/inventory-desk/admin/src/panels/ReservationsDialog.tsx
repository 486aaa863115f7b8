import { Box, Td, Tr, Typography } from '@strapi/design-system';
import { formatMoment, formatNumber, HeadedTable, ListStatus, Muted, Pager, usePage } from '@mayorista/kernel/panel';
import { useState } from 'react';
import { pluginId } from '../plugin-id';
import { ReadingDialog } from '../ReadingDialog';
import { holderText, shelfText, untilText, type Reservation } from '../stock/reservation';
import type { BranchStock } from '../stock/stock';

interface Props {
  readonly productId: number;
  readonly branches: readonly BranchStock[];
  readonly grades: ReadonlyMap<string, string>;
  readonly onClose: () => void;
}

const headings = ['Quién las tiene', 'Sucursal', 'Piezas', 'Hasta'];
const refreshMs = 30_000;

/** Who holds pieces of a product, where, how many and until when: what is neither sold nor free. */
export function ReservationsDialog({ productId, branches, grades, onClose }: Props) {
  const [page, setPage] = useState(1);
  const path = `/${pluginId}/stock-reservations?product_id=${productId}&per_page=10&page=${page}`;
  const held = usePage<Reservation>(path, refreshMs);
  const rows = held.hasFailed ? [] : (held.rows ?? []);
  return (
    <ReadingDialog title="Piezas apartadas" onClose={onClose}>
      <Box paddingBottom={4}>
        <Muted>
          Un carrito aparta sus piezas mientras se paga, a lo más 30 minutos; al hacer el pedido salen de la existencia.
        </Muted>
      </Box>
      <ListStatus state={held} empty="Nadie tiene piezas apartadas" />
      {rows.length > 0 && (
        <HeadedTable headings={headings} rowCount={rows.length}>
          {rows.map((each) => (
            <Tr key={each.id}>
              <Td>
                <Box maxWidth="26rem">
                  <Typography style={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}>{holderText(each)}</Typography>
                </Box>
              </Td>
              <Td>
                <Typography>{shelfText(each, branches, grades)}</Typography>
              </Td>
              <Td>
                <Typography>{formatNumber(each.quantity)}</Typography>
              </Td>
              <Td>
                <Typography>{formatMoment(each.expires_at)}</Typography>
                <Muted>{untilText(each.expires_at, Date.now())}</Muted>
              </Td>
            </Tr>
          ))}
        </HeadedTable>
      )}
      {held.pagination !== null && rows.length > 0 && <Pager pagination={held.pagination} onPage={setPage} />}
    </ReadingDialog>
  );
}
