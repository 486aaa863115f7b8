import { Box, Td, Tr, Typography } from '@strapi/design-system';
import { formatNumber, HeadedTable, ListStatus, usePage, useRead } from '@mayorista/kernel/panel';
import { pluginId } from '../plugin-id';
import { ReadingDialog } from '../ReadingDialog';
import { branchesText, formatMonth, rotationText, soldFrom, type Rotation, type SoldMonth } from '../rotation/rotation';
import type { BranchStock } from '../stock/stock';

interface Props {
  readonly productId: number;
  readonly branches: readonly BranchStock[];
  readonly onClose: () => void;
}

const headings = ['Mes', 'Piezas vendidas', 'Dónde'];

/** What was sold of a product month by month, the last one first, and how long what there is will last. */
export function RotationDialog({ productId, branches, onClose }: Props) {
  const history = usePage<SoldMonth>(`/${pluginId}/product-rotations-history?product_id=${productId}`);
  const { data } = useRead<readonly Rotation[]>(`/${pluginId}/product-inventory-rotations?product_id=${productId}`);
  const rotation = data?.[0];
  const names = new Map(branches.map(({ id, name }) => [id, name]));
  const rows = history.hasFailed ? [] : soldFrom(history.rows ?? []);
  const shown = history.rows === null ? history : { ...history, rows };
  return (
    <ReadingDialog title="Rotación" onClose={onClose}>
      {rotation !== undefined && rows.length > 0 && (
        <Box paddingBottom={4}>
          <Typography>{rotationText(rotation)}</Typography>
        </Box>
      )}
      <ListStatus state={shown} empty="Todavía no se ha vendido" />
      {rows.length > 0 && (
        <HeadedTable headings={headings} rowCount={rows.length}>
          {rows.map((sold) => (
            <Tr key={sold.month}>
              <Td>
                <Typography>{formatMonth(sold.month)}</Typography>
              </Td>
              <Td>
                <Typography>{formatNumber(sold.pieces)}</Typography>
              </Td>
              <Td>
                <Typography textColor="neutral600" style={{ whiteSpace: 'normal' }}>
                  {branchesText(sold, names)}
                </Typography>
              </Td>
            </Tr>
          ))}
        </HeadedTable>
      )}
    </ReadingDialog>
  );
}
