import { IconButton, Typography } from '@strapi/design-system';
import { Trash } from '@strapi/icons';
import { memo } from 'react';
import { EditableTd } from '../../fields/EditableTable';
import { isYesNo, type DraftValue, type LineDraft } from '../draft/draft';
import type { LineRefusals } from '../draft/refusals';
import { showText } from '../values/show-text';
import { cellError, type LineColumn } from './line-columns';
import { LineCell } from './LineCell';

interface Props {
  readonly line: LineDraft;
  readonly index: number;
  readonly columns: readonly LineColumn[];
  readonly refusals: LineRefusals | undefined;
  readonly isEditable: boolean;
  readonly measure: (row: HTMLTableRowElement | null) => void;
  readonly onCell: (key: number, name: string, value: DraftValue) => void;
  readonly onRemove: (key: number) => void;
}

/** Renders a line: a cell for each field, with what is wrong below it. It is drawn again only when something of its own changes. */
export const LineRow = memo(function LineRow(props: Props) {
  const { line, index, columns, refusals, isEditable, measure, onCell, onRemove } = props;
  return (
    // Two of the table's rows are its headings and the room above the first line shown.
    <tr ref={measure} data-index={index} aria-rowindex={index + 2}>
      {columns.map((column) => (
        <Cell
          key={column.name}
          column={column}
          line={line}
          index={index}
          error={cellError(column, line, refusals)}
          isEditable={isEditable}
          onCell={onCell}
        />
      ))}
      {isEditable && (
        <EditableTd>
          <IconButton
            variant="ghost"
            tabIndex={-1}
            label={`Quitar el renglón ${index + 1}`}
            onClick={() => onRemove(line.key)}
          >
            <Trash />
          </IconButton>
        </EditableTd>
      )}
    </tr>
  );
});

interface CellProps {
  readonly column: LineColumn;
  readonly line: LineDraft;
  readonly index: number;
  readonly error: string | undefined;
  readonly isEditable: boolean;
  readonly onCell: Props['onCell'];
}

function Cell({ column, line, index, error, isEditable, onCell }: CellProps) {
  const value = line.values[column.name] ?? null;
  const errorId = error === undefined ? undefined : `renglon-${line.key}-${column.name}`;
  const isTyped = isEditable && column.isTyped;
  // An input has the room of a cell's edge within itself: what is typed stands under its heading.
  const padding = isTyped && !isYesNo(column.field) ? '0.3rem 0' : undefined;
  return (
    <EditableTd style={{ textAlign: column.isNumeric ? 'right' : 'left', padding }}>
      {isTyped ? (
        <LineCell
          column={column}
          value={value}
          label={`${column.label}, renglón ${index + 1}`}
          cell={`${line.key}:${column.name}`}
          isWrong={error !== undefined}
          errorId={errorId}
          onChange={(next) => onCell(line.key, column.name, next)}
        />
      ) : (
        <Typography>{showText(column.field, value)}</Typography>
      )}
      {error !== undefined && (
        <Typography id={errorId} tag="p" variant="pi" textColor="danger600" textAlign="left" paddingLeft={3}>
          {error}
        </Typography>
      )}
    </EditableTd>
  );
}
