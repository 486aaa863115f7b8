import { Box, Typography } from '@strapi/design-system';
import { EditableTd } from '@mayorista/kernel/panel';
import { memo } from 'react';
import { css, styled } from 'styled-components';
import { Cell } from './Cell';
import { errorOf, type CellErrors, type Changes } from './changes';
import { columns, type GridRow } from './columns';
import { storedIn, type Written } from './use-grid';

interface Props {
  readonly row: GridRow;
  /** Its place on the page. */
  readonly at: number;
  readonly changes: Changes[string] | undefined;
  readonly errors: CellErrors;
  readonly onCells: ((written: readonly Written[]) => void) | null;
  /** Whether what was pasted into a cell was a block of them. */
  readonly onPaste: (row: number, column: number, text: string) => boolean;
}

/** Ten columns of numbers stand closer than those of a list. */
export const closePadding = css`
  padding-left: 0.6rem;
  padding-right: 0.6rem;
`;
/** The product stays in sight while its numbers are scrolled sideways. */
export const inSight = css`
  position: sticky;
  left: 0;
  z-index: 1;
  background: ${({ theme }) => theme.colors.neutral0};
`;
const CloseTd = styled(EditableTd)`
  ${closePadding}
`;
const FirstTd = styled(EditableTd)`
  ${inSight}
`;

/** One product's prices and percents: of two hundred on a page only those that were typed into are drawn again. */
export const ProductRow = memo(({ row, at, changes, errors, onCells, onPaste }: Props) => (
  <tr>
    <FirstTd>
      <Box width="20rem">
        <Typography fontWeight="semiBold" tag="p" ellipsis title={row.name}>
          {row.model}
        </Typography>
        <Typography variant="pi" textColor="neutral600" tag="p" ellipsis title={row.name}>
          {row.brand_name ?? 'Sin marca'} · {row.name}
        </Typography>
      </Box>
    </FirstTd>
    {columns.map(({ key, hint }, column) => {
      const typed = changes?.[key];
      return (
        <CloseTd key={key}>
          <Cell
            label={`${hint} de ${row.model}`}
            value={typed ?? storedIn(row, key) ?? ''}
            isChanged={typed !== undefined}
            error={errorOf(errors, row.id, key)}
            isReadOnly={onCells === null}
            onChange={(text) => onCells?.([{ row, key, typed: text }])}
            onPaste={(text) => onPaste(at, column, text)}
          />
        </CloseTd>
      );
    })}
  </tr>
));
ProductRow.displayName = 'ProductRow';
