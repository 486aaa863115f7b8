import { Box, Td, Tr, Typography } from '@strapi/design-system';
import { formatMoment, formatNumber, HeadedTable, ListStatus, Muted, Pager, usePage } from '@mayorista/kernel/panel';
import { useState } from 'react';
import type { ItemOf } from '@mayorista/config/answers';
import { shelfText } from '../stock/reservation';
import { pluginId } from '../plugin-id';
import { ReadingDialog } from '../ReadingDialog';
import type { BranchStock } from '../stock/stock';

interface Props {
  readonly productId: number;
  readonly branches: readonly BranchStock[];
  readonly grades: ReadonlyMap<string, string>;
  readonly onClose: () => void;
}

type Movement = ItemOf<'GET /stock-movements'>;

const headings = ['Fecha', 'Sucursal', 'Motivo', 'Piezas', 'Quedaron'];

/** The ledger of a product, newest first: how many pieces moved, where, why and who moved them. */
export function MovementsDialog({ productId, branches, grades, onClose }: Props) {
  const [page, setPage] = useState(1);
  const movements = usePage<Movement>(`/${pluginId}/stock-movements?product_id=${productId}&per_page=10&page=${page}`);
  const rows = movements.hasFailed ? [] : (movements.rows ?? []);

  return (
    <ReadingDialog title="Movimientos de existencias" onClose={onClose}>
      <ListStatus state={movements} empty="Todavía no hay movimientos" />
      {rows.length > 0 && (
        <HeadedTable headings={headings} rowCount={rows.length}>
          {rows.map((movement) => (
            <Tr key={movement.id}>
              <Td>
                <Typography>{formatMoment(movement.moved_at)}</Typography>
              </Td>
              <Td>
                <Typography>{shelfText(movement, branches, grades)}</Typography>
              </Td>
              <Td>
                <Box maxWidth="22rem">
                  <Typography tag="p" style={{ whiteSpace: 'normal' }}>
                    {movement.cause}
                  </Typography>
                  <Muted>
                    {[movement.reference_name, movement.actor_name ?? 'Sistema'].filter(Boolean).join(' · ')}
                  </Muted>
                </Box>
              </Td>
              <Td>
                <Typography textColor={movement.quantity < 0 ? 'danger600' : 'success700'}>
                  {signed(movement.quantity)}
                </Typography>
              </Td>
              <Td>
                <Typography>{formatNumber(movement.balance)}</Typography>
              </Td>
            </Tr>
          ))}
        </HeadedTable>
      )}
      {movements.pagination !== null && rows.length > 0 && <Pager pagination={movements.pagination} onPage={setPage} />}
    </ReadingDialog>
  );
}

const signed = (pieces: number): string => (pieces > 0 ? `+${formatNumber(pieces)}` : `−${formatNumber(-pieces)}`);
