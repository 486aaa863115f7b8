import { Typography } from '@strapi/design-system';
import { usePage, useRead } from '@mayorista/kernel/panel';
import { isFlag, panelOptions, withoutFlagHint, type RecordSource } from './edit-view/edit-layout';
import { valueTexts } from './translations';

interface Attribute {
  readonly type: string;
  readonly min?: number;
  readonly max?: number;
}

interface Column {
  readonly name: string;
  readonly label: unknown;
  readonly attribute?: Attribute;
  readonly cellFormatter?: (row: Readonly<Record<string, unknown>>) => React.ReactNode;
}

interface Table {
  readonly displayedHeaders: readonly Column[];
  readonly layout: { readonly options?: object };
}

const empty = '-';

/** Columns of a list as people read them: yes or no instead of 1 or 0, names and texts instead of stored values. */
export function readableColumns({ displayedHeaders, layout }: Table): Table {
  const { records, choices } = panelOptions(layout);
  const readableColumn = (column: Column): Column => {
    const [record, texts] = [records?.[column.name], choices?.[column.name]];
    if (record !== undefined)
      return { ...column, cellFormatter: (row) => <Name record={record} id={row[column.name]} /> };
    if (texts !== undefined)
      return { ...column, cellFormatter: (row) => <Cell text={texts[String(row[column.name])] ?? empty} /> };
    return readable(column);
  };
  return { displayedHeaders: displayedHeaders.map(readableColumn), layout };
}

/** What a record is called whose id a row holds: among the first of its list, or read alone. */
function Name({ record, id }: { readonly record: RecordSource; readonly id: unknown }) {
  const { rows } = usePage<{ readonly id: number } & Readonly<Record<string, unknown>>>(`${record.path}?per_page=100`);
  const known = rows?.find((row) => row.id === id);
  const isElsewhere = typeof id === 'number' && rows !== null && known === undefined;
  const { data } = useRead<Readonly<Record<string, unknown>>>(isElsewhere ? `${record.path}/${id}` : null);
  const found = known ?? data;
  return <Cell text={found === null ? empty : String(found[record.name])} />;
}

function readable(column: Column): Column {
  const { name, attribute } = column;
  if (column.cellFormatter !== undefined || attribute === undefined) return column;
  if (isFlag(attribute))
    return { ...column, label: withoutHint(column.label), cellFormatter: (row) => <Cell text={flagText(row[name])} /> };
  if (isChoice(column, attribute)) return { ...column, cellFormatter: (row) => <Cell text={choiceText(row[name])} /> };
  return column;
}

/** A state written by a flow is a plain text in the schema; its texts are in the same list. */
const isChoice = ({ name }: Column, { type }: Attribute): boolean =>
  type === 'enumeration' || (name === 'status' && type === 'string');

const withoutHint = (label: unknown): unknown => (typeof label === 'string' ? withoutFlagHint(label) : label);

function flagText(value: unknown): string {
  if (value === null || value === undefined) return empty;
  return Number(value) === 1 ? 'Sí' : 'No';
}

function choiceText(value: unknown): string {
  if (typeof value !== 'string' || value === '') return empty;
  return valueTexts[value] ?? value;
}

function Cell({ text }: { readonly text: string }) {
  return <Typography textColor="neutral800">{text}</Typography>;
}
