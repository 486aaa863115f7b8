import { fileStamp, openBytes } from './open-bytes';
import { readCsv } from './read-csv';
import { readJsonLines } from './read-json-lines';
import { SourceProblem } from './source-problem';
import type { SourceRecord } from './source-record';
import { wholeLines } from './whole-lines';

export type SourceFormat = 'csv' | 'json-lines';

export interface Source {
  format: SourceFormat;
  /** Streams the records; may be called once per opened source. Throws SourceProblem when the file itself is broken. */
  records: AsyncIterable<SourceRecord>;
  /** Column names of a CSV, once its first record was asked for; null for JSON lines. */
  columns(): string[] | null;
  /** Part of the file read so far, 0 to 1. */
  progress(): number;
}

/** Opens a CSV or JSON-lines file, gzip or not; the format is told by the first character, not by the name. */
export async function openSource(file: string): Promise<Source> {
  const format = await findFormat(file);
  const bytes = await openBytes(file);
  const blocks = wholeLines(bytes.chunks);
  let columns: string[] | null = null;
  const records = format === 'csv' ? readCsv(blocks, (names) => (columns = names)) : readJsonLines(blocks);
  return { format, records: unchanged(file, records), columns: () => columns, progress: bytes.progress };
}

async function findFormat(file: string): Promise<SourceFormat> {
  const { chunks } = await openBytes(file);
  for await (const { text } of wholeLines(chunks)) {
    const first = text.trimStart()[0];
    if (first === '[') throw new SourceProblem('json_array');
    if (first !== undefined) return first === '{' ? 'json-lines' : 'csv';
  }
  throw new SourceProblem('empty');
}

/** A file somebody is still writing would be imported half. */
async function* unchanged(file: string, records: AsyncIterable<SourceRecord>): AsyncGenerator<SourceRecord> {
  const before = await fileStamp(file);
  yield* records;
  const after = await fileStamp(file);
  if (before.size !== after.size || before.modified !== after.modified) throw new SourceProblem('changed_while_reading');
}
