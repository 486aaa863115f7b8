import { Box, Td, Tr, Typography } from '@strapi/design-system';
import { formatMoment, formatNumber, HeadedTable, ListStatus, Pager, usePage } from '@mayorista/kernel/panel';
import { useState } from 'react';
import { pluginId } from '../plugin-id';
import { ReadingDialog } from '../ReadingDialog';
import type { BranchStock } from '../stock/stock';

interface Props {
  readonly productId: number;
  readonly branches: readonly BranchStock[];
  readonly grades: ReadonlyMap<string, string>;
  readonly onClose: () => void;
}

interface Movement {
  readonly id: number;
  readonly branch_id: number;
  readonly grade: string;
  readonly quantity: number;
  readonly balance: number;
  readonly cause: string;
  readonly actor_name: string | null;
  readonly moved_at: string;
}

const headings = ['Fecha', 'Sucursal', 'Motivo', 'Piezas', 'Quedaron'];

/** The ledger of a product, newest first: how many pieces moved, where, why and who moved them. */
export function MovementsDialog({ productId, branches, grades, onClose }: Props) {
  const [page, setPage] = useState(1);
  const movements = usePage<Movement>(`/${pluginId}/stock-movements?product_id=${productId}&per_page=10&page=${page}`);
  const rows = movements.hasFailed ? [] : (movements.rows ?? []);
  const placeOf = ({ branch_id: id, grade }: Movement) => {
    const branch = branches.find((each) => each.id === id)?.name ?? `Sucursal ${id}`;
    return grade === 'Stock' ? branch : `${branch} · ${grades.get(grade) ?? grade}`;
  };

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
                <Typography>{placeOf(movement)}</Typography>
              </Td>
              <Td>
                <Box maxWidth="22rem">
                  <Typography tag="p" style={{ whiteSpace: 'normal' }}>
                    {movement.cause}
                  </Typography>
                  <Typography variant="pi" textColor="neutral600" tag="p">
                    {movement.actor_name ?? 'Sistema'}
                  </Typography>
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
