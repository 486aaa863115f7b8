import { Box, Typography } from '@strapi/design-system';
import { EditableTable, EditableTd, EditableTh } from '@mayorista/kernel/panel';
import { styled } from 'styled-components';
import { Cell } from './Cell';
import { errorOf, type CellErrors, type Changes } from './changes';
import { columns, type GridRow } from './columns';

interface Props {
  readonly rows: readonly GridRow[];
  readonly changes: Changes;
  readonly errors: CellErrors;
  /** Null for whoever may only look. */
  readonly onCell: ((row: GridRow, key: string, typed: string) => void) | null;
}

const stored = (row: GridRow, key: string): string => {
  const value = row[key];
  return value === null || value === undefined ? '' : String(value);
};

/** Ten columns of numbers stand closer than those of a list. */
const close = '0.6rem';
const CloseTd = styled(EditableTd)`
  padding-left: ${close};
  padding-right: ${close};
`;
const CloseTh = styled(EditableTh)`
  padding-left: ${close};
  padding-right: ${close};
`;

/** The product stays in sight while its numbers are scrolled sideways. */
const FirstTd = styled(EditableTd)`
  position: sticky;
  left: 0;
  z-index: 1;
  background: ${({ theme }) => theme.colors.neutral0};
`;
const FirstTh = styled(EditableTh)`
  position: sticky;
  left: 0;
  z-index: 1;
  background: ${({ theme }) => theme.colors.neutral0};
`;

/** Products by rows, prices and percents by columns; everything may be typed over. */
export const Grid = ({ rows, changes, errors, onCell }: Props) => (
  <EditableTable label="Precios y descuentos">
    <thead>
      <tr>
        <FirstTh>
          <Typography variant="sigma">Producto</Typography>
        </FirstTh>
        {columns.map(({ key, label, hint }) => (
          <CloseTh key={key}>
            <Typography variant="sigma" title={hint}>
              {label}
            </Typography>
          </CloseTh>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <tr key={row.id}>
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
          {columns.map(({ key, hint }) => {
            const typed = changes[String(row.id)]?.[key];
            return (
              <CloseTd key={key}>
                <Cell
                  label={`${hint} de ${row.model}`}
                  value={typed ?? stored(row, key)}
                  isChanged={typed !== undefined}
                  error={errorOf(errors, row.id, key)}
                  isReadOnly={onCell === null}
                  onChange={(text) => onCell?.(row, key, text)}
                />
              </CloseTd>
            );
          })}
        </tr>
      ))}
    </tbody>
  </EditableTable>
);
