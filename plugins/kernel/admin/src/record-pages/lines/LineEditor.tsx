import { Box, Button, Flex, Typography, VisuallyHidden } from '@strapi/design-system';
import { Plus } from '@strapi/icons';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useMemo, useRef } from 'react';
import { styled } from 'styled-components';
import type { Lines } from '../../../../shared/shape';
import { EditableTh } from '../../fields/EditableTable';
import { formatNumber } from '../../format';
import { isBlankLine, type DraftValue, type LineDrafts } from '../draft/draft';
import type { LineRefusals } from '../draft/refusals';
import { cellError, lineColumns, type LineColumn } from './line-columns';
import { LineRow } from './LineRow';
import { useCellFocus } from './use-cell-focus';
import { useLineEditor, type Editing } from './use-line-editor';

interface Props {
  readonly definition: Lines;
  readonly lines: LineDrafts;
  readonly refusals: ReadonlyMap<number, LineRefusals> | undefined;
  /** Refusal of the group as a whole. */
  readonly error: string | undefined;
  readonly isEditable: boolean;
  readonly change: Editing['change'];
  readonly lookUp: Editing['lookUp'];
  /** Called with the cell that was typed into. */
  readonly onTyped: (line: number, name: string) => void;
}

const rowHeight = 40;

/**
 * Renders the lines of a record as a table that is typed into like a spreadsheet: Enter and the arrows go from line to line, Tab from
 * cell to cell, rows copied from a spreadsheet are pasted. Only the lines in sight are drawn.
 */
export function LineEditor({ definition, lines, refusals, error, isEditable, change, lookUp, onTyped }: Props) {
  const columns = useMemo(() => lineColumns(definition.fields), [definition]);
  const shown = useMemo(
    () => (isEditable ? lines : lines.filter((line) => !isBlankLine(definition.fields, line))),
    [isEditable, lines, definition],
  );
  const box = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer<HTMLDivElement, HTMLTableRowElement>({
    count: shown.length,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeight,
    getItemKey: (index) => shown[index]?.key ?? index,
    overscan: 6,
  });
  const enter = useCellFocus(box, virtualizer);
  const editor = useLineEditor({ definition, columns, lines, change, lookUp }, enter);
  const { setCell } = editor;
  const onCell = useCallback(
    (key: number, name: string, value: DraftValue) => {
      setCell(key, name, value);
      onTyped(key, name);
    },
    [setCell, onTyped],
  );
  const items = virtualizer.getVirtualItems();
  const wrong = useMemo(() => wrongCells(columns, shown, refusals), [columns, shown, refusals]);

  if (!isEditable && shown.length === 0) return <Typography textColor="neutral600">Sin renglones</Typography>;
  return (
    <Flex direction="column" alignItems="stretch" gap={2}>
      <Wrong error={error} cells={wrong} onEnter={(cell) => enter(cell.index, cell)} />
      <Scroller ref={box} tabIndex={isEditable ? undefined : 0}>
        <Table
          aria-label={definition.label}
          aria-rowcount={shown.length + 1}
          {...(isEditable ? { onKeyDown: editor.onKeyDown, onPaste: editor.onPaste } : {})}
        >
          <Head columns={columns} isEditable={isEditable} />
          <tbody>
            <Room height={items[0]?.start ?? 0} />
            {items.map(({ index, key }) => {
              const line = shown[index];
              return line === undefined ? null : (
                <LineRow
                  key={key}
                  line={line}
                  index={index}
                  columns={columns}
                  refusals={refusals?.get(line.key)}
                  isEditable={isEditable}
                  measure={virtualizer.measureElement}
                  onCell={onCell}
                  onRemove={editor.remove}
                />
              );
            })}
            <Room height={virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0)} />
          </tbody>
        </Table>
      </Scroller>
      <Foot count={shown.length} isLookingUp={editor.isLookingUp} onAdd={isEditable ? editor.add : null} />
    </Flex>
  );
}

interface WrongCell {
  readonly index: number;
  readonly key: number;
  readonly name: string;
}
interface WrongProps {
  readonly error: string | undefined;
  readonly cells: readonly WrongCell[];
  readonly onEnter: (cell: WrongCell) => void;
}

/** Renders what is wrong with the lines: of all of them, and how many cells, with a way to the first. */
function Wrong({ error, cells, onEnter }: WrongProps) {
  const [first] = cells;
  return (
    <>
      {error !== undefined && (
        <Typography textColor="danger600" role="alert">
          {error}
        </Typography>
      )}
      {first !== undefined && (
        <Flex gap={3} wrap="wrap" role="alert">
          <Typography textColor="danger600">{wrongText(cells.length)}</Typography>
          <Button type="button" size="S" variant="danger-light" onClick={() => onEnter(first)}>
            {cells.length === 1 ? 'Ir a la celda' : 'Ir a la primera'}
          </Button>
        </Flex>
      )}
    </>
  );
}

const wrongText = (count: number): string =>
  count === 1 ? 'Hay 1 celda por corregir' : `Hay ${formatNumber(count)} celdas por corregir`;

function wrongCells(columns: readonly LineColumn[], lines: LineDrafts, refusals: Props['refusals']): WrongCell[] {
  return lines.flatMap((line, index) =>
    columns
      .filter((column) => cellError(column, line, refusals?.get(line.key)) !== undefined)
      .map(({ name }) => ({ index, key: line.key, name })),
  );
}

const Head = ({ columns, isEditable }: { readonly columns: readonly LineColumn[]; readonly isEditable: boolean }) => (
  <thead>
    <tr aria-rowindex={1}>
      {columns.map(({ name, label, width, isNumeric, field, isTyped }) => (
        <EditableTh
          key={name}
          style={{
            minWidth: `${width}rem`,
            // What is left of the table's width belongs to records: their names are the longest.
            width: field.kind === 'reference' ? undefined : `${width}rem`,
            textAlign: isNumeric ? 'right' : 'left',
          }}
        >
          <Typography variant="sigma">
            {label}
            {isEditable && isTyped && field.presence === 'required' ? ' *' : ''}
          </Typography>
        </EditableTh>
      ))}
      {isEditable && (
        <EditableTh style={{ width: '5rem' }}>
          <VisuallyHidden>Quitar</VisuallyHidden>
        </EditableTh>
      )}
    </tr>
  </thead>
);

/** Renders the room that lines out of sight would take. */
const Room = ({ height }: { readonly height: number }) =>
  height <= 0 ? null : (
    <tr aria-hidden>
      <td style={{ height, padding: 0 }} />
    </tr>
  );

interface FootProps {
  readonly count: number;
  readonly isLookingUp: boolean;
  /** Adds a line; null where lines are not edited. */
  readonly onAdd: (() => void) | null;
}

const Foot = ({ count, isLookingUp, onAdd }: FootProps) => (
  <Flex justifyContent="space-between" alignItems="flex-start" gap={3} wrap="wrap">
    <Box>
      {onAdd !== null && (
        <Button type="button" size="S" variant="secondary" startIcon={<Plus />} onClick={onAdd}>
          Agregar renglón
        </Button>
      )}
    </Box>
    <Typography variant="pi" textColor="neutral600" role="status">
      {isLookingUp ? 'Buscando lo que se pegó…' : count === 1 ? '1 renglón' : `${formatNumber(count)} renglones`}
      {onAdd !== null &&
        ' · Pega aquí filas de una hoja de cálculo · Intro: renglón siguiente · Ctrl+D: copiar el de arriba · Ctrl+Supr: quitar'}
    </Typography>
  </Flex>
);

const Scroller = styled.div`
  width: 100%;
  max-height: min(60rem, 70vh);
  overflow: auto;
  border: 1px solid ${({ theme }) => theme.colors.neutral150};
  border-radius: ${({ theme }) => theme.borderRadius};

  thead th {
    position: sticky;
    top: 0;
    z-index: 1;
  }
`;

const Table = styled.table`
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
`;
