import { readWrittenOrder, type WrittenLine } from '@mayorista/config/lists';

/** Rows above those of a typed order in the file that is made of it. */
export const rowsAbove = 1;

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/** What somebody typed or pasted as a calculator's file: code and pieces of each line, in the row of its number after `rowsAbove`. */
export function typedAsCsv(text: string): string {
  const rows: string[] = [];
  for (const line of readWrittenOrder(text)) rows[line.row - 1] = `${quoted(line.code)},${quoted(piecesOf(line))}`;
  return ['modelo,cantidad', ...Array.from(rows, (row = '') => row)].join('\n');
}

/** What means two things is sent as no number, so that it is refused. */
const piecesOf = ({ problem, written, text }: WrittenLine): string => (problem === 'ambiguous' ? text : written);
