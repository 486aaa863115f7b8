import { RecordPicker } from './RecordPicker';

interface Props<Row> {
  readonly path: string;
  readonly nameOf: (row: Row) => string;
  readonly onAdd: (row: Row) => void;
  readonly placeholder: string;
  readonly label?: string;
  readonly size?: 'S' | 'M';
  readonly disabled?: boolean;
  readonly failedText?: string;
}

/** Renders a record search that calls `onAdd` for each choice and empties itself for the next. */
export const RecordAdder = <Row extends { readonly id: number }>({ onAdd, ...props }: Props<Row>) => (
  <RecordPicker<Row> {...props} isEmptied value={null} onChange={(_id, row) => row !== null && onAdd(row)} />
);
