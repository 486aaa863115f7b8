import { Flex, Table, Tbody, Td, Th, Thead, Tr, Typography } from '@strapi/design-system';
import { Cell } from './Cell';
import { errorOf, type CellErrors, type Changes } from './changes';
import { columns, type GridRow } from './columns';

interface Props {
  readonly rows: readonly GridRow[];
  readonly changes: Changes;
  readonly errors: CellErrors;
  readonly onCell: (row: GridRow, key: string, typed: string) => void;
}

const stored = (row: GridRow, key: string): string => {
  const value = row[key];
  return value === null || value === undefined ? '' : String(value);
};

/** Products by rows, prices and percents by columns; everything may be typed over. */
export const Grid = ({ rows, changes, errors, onCell }: Props) => (
  <Table colCount={columns.length + 1} rowCount={rows.length + 1}>
    <Thead>
      <Tr>
        <Th>
          <Typography variant="sigma">Producto</Typography>
        </Th>
        {columns.map(({ key, label, hint }) => (
          <Th key={key}>
            <Typography variant="sigma" title={hint}>
              {label}
            </Typography>
          </Th>
        ))}
      </Tr>
    </Thead>
    <Tbody>
      {rows.map((row) => (
        <Tr key={row.id}>
          <Td>
            <Flex direction="column" alignItems="flex-start" maxWidth="24rem">
              <Typography fontWeight="semiBold" ellipsis title={row.name}>
                {row.model}
              </Typography>
              <Typography variant="pi" textColor="neutral600" ellipsis title={row.name}>
                {row.brand_name ?? 'Sin marca'} · {row.name}
              </Typography>
            </Flex>
          </Td>
          {columns.map(({ key, hint }) => {
            const typed = changes[String(row.id)]?.[key];
            return (
              <Td key={key}>
                <Cell
                  label={`${hint} de ${row.model}`}
                  value={typed ?? stored(row, key)}
                  isChanged={typed !== undefined}
                  error={errorOf(errors, row.id, key)}
                  onChange={(text) => onCell(row, key, text)}
                />
              </Td>
            );
          })}
        </Tr>
      ))}
    </Tbody>
  </Table>
);
