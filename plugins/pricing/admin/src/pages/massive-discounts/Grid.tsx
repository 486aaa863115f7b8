import { Typography } from '@strapi/design-system';
import { EditableTable, EditableTh } from '@mayorista/kernel/panel';
import { useCallback } from 'react';
import { styled } from 'styled-components';
import { blockOf, placed } from './block';
import type { CellErrors, Changes } from './changes';
import { columns, type GridRow } from './columns';
import { closePadding, inSight, ProductRow } from './ProductRow';
import type { Written } from './use-grid';

interface Props {
  readonly rows: readonly GridRow[];
  readonly changes: Changes;
  readonly errors: CellErrors;
  /** Null for whoever may only look. */
  readonly onCells: ((written: readonly Written[]) => void) | null;
}

const CloseTh = styled(EditableTh)`
  ${closePadding}
`;
const FirstTh = styled(EditableTh)`
  ${inSight}
`;

/** Products by rows, prices and percents by columns; everything may be typed over, or pasted from a spreadsheet. */
export function Grid({ rows, changes, errors, onCells }: Props) {
  const paste = useCallback(
    (row: number, column: number, text: string): boolean => {
      const block = blockOf(text);
      if (block === null || onCells === null) return false;
      const cells = placed(block, { row, column }, { rows: rows.length, columns: columns.length });
      onCells(
        cells.flatMap((cell) => {
          const [product, key] = [rows[cell.row], columns[cell.column]?.key];
          return product === undefined || key === undefined ? [] : [{ row: product, key, typed: cell.text }];
        }),
      );
      return true;
    },
    [rows, onCells],
  );

  return (
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
        {rows.map((row, at) => (
          <ProductRow
            key={row.id}
            row={row}
            at={at}
            changes={changes[String(row.id)]}
            errors={errors}
            onCells={onCells}
            onPaste={paste}
          />
        ))}
      </tbody>
    </EditableTable>
  );
}
