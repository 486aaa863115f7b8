import { asUtf8, encodingOf } from './as-utf8';
import { fileStamp, openBytes } from './open-bytes';
import { readCsv } from './read-csv';
import { readJsonArray } from './read-json-array';
import { readJsonLines } from './read-json-lines';
import { SourceProblem } from './source-problem';
import type { SourceRecord } from './source-record';
import { wholeLines, type LineBlock } from './whole-lines';

type SourceFormat = 'csv' | 'json-lines' | 'json-array';

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
export async function openSource(file: string, accepts: { array?: boolean } = {}): Promise<Source> {
  const encoding = await encodingOf((await openBytes(file)).chunks).catch(toldWhileReading);
  const lines = (chunks: AsyncIterable<Buffer>) => wholeLines(asUtf8(chunks, encoding));
  const format = await findFormat(file, lines);
  if (format === 'json-array' && !accepts.array) throw new SourceProblem('json_array');
  const bytes = await openBytes(file);
  let columns: string[] | null = null;
  const records = readers[format](lines(bytes.chunks), (names) => (columns = names));
  return { format, records: unchanged(file, records), columns: () => columns, progress: bytes.progress };
}

/** What breaks on the way is told with its line when it is read. */
function toldWhileReading(problem: unknown): 'utf-8' {
  if (problem instanceof SourceProblem) return 'utf-8';
  throw problem;
}

const readers = { csv: readCsv, 'json-lines': readJsonLines, 'json-array': readJsonArray };
const formatOfCharacter: Record<string, SourceFormat> = { '{': 'json-lines', '[': 'json-array' };

async function findFormat(
  file: string,
  lines: (chunks: AsyncIterable<Buffer>) => AsyncIterable<LineBlock>,
): Promise<SourceFormat> {
  const { chunks } = await openBytes(file);
  for await (const { text, tooLong } of lines(chunks)) {
    const first = text.trimStart()[0];
    if (first !== undefined || tooLong) return formatOfCharacter[first ?? ''] ?? 'csv';
  }
  throw new SourceProblem('empty');
}

/** A file somebody is still writing would be imported half. */
async function* unchanged(file: string, records: AsyncIterable<SourceRecord>): AsyncGenerator<SourceRecord> {
  const before = await fileStamp(file);
  yield* records;
  const after = await fileStamp(file);
  if (before.size !== after.size || before.modified !== after.modified)
    throw new SourceProblem('changed_while_reading');
}
