import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import { csvCell } from './cell';
import type { ExportColumn } from './define-export';

const byteOrderMark = '\ufeff';

/** Writes rows as CSV (RFC 4180, UTF-8 with the byte order mark that Excel needs), waiting for the disk where it is slower. */
export async function writeCsv<Row>(
  file: string,
  columns: readonly ExportColumn<Row>[],
  rows: AsyncIterable<Row>,
): Promise<void> {
  const out = createWriteStream(file, { encoding: 'utf8' });
  const line = async (cells: readonly string[]): Promise<void> => {
    if (!out.write(`${cells.join(',')}\r\n`)) await once(out, 'drain');
  };
  out.write(byteOrderMark);
  await line(columns.map(({ title }) => csvCell(title)));
  for await (const row of rows) await line(columns.map(({ value, type }) => csvCell(value(row), type)));
  out.end();
  await finished(out);
}
