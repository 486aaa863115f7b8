import { Readable } from 'node:stream';
import { CsvError, parse, type Parser } from 'csv-parse';
import { declaredDelimiter, delimiterOf } from '@mayorista/config/lists';
import { readHeader } from './csv-header';
import { MAX_LINE_BYTES } from './limits';
import { SourceProblem } from './source-problem';
import type { SourceRecord } from './source-record';
import type { LineBlock } from './whole-lines';

interface ParsedRecord {
  record: string[];
  info: { lines: number };
}

/** CSV with a header (RFC 4180; comma, semicolon, tab or bar). A row with a wrong number of columns is refused alone. */
export async function* readCsv(
  blocks: AsyncIterable<LineBlock>,
  onHeader?: (columns: string[]) => void,
): AsyncGenerator<SourceRecord> {
  let columns: string[] | null = null;
  let lastLine = 0;
  try {
    for await (const { record, info } of parsedRecords(blocks)) {
      // csv-parse tells where a record ends; people look for where it starts.
      const line = info.lines - record.reduce((sum, cell) => sum + (cell.split('\n').length - 1), 0);
      lastLine = info.lines;
      if (columns === null) onHeader?.((columns = readHeader(record, line)));
      else yield toRecord(columns, record, line);
    }
  } catch (cause) {
    throw asProblem(cause, lastLine + 1);
  }
}

async function* parsedRecords(blocks: AsyncIterable<LineBlock>): AsyncGenerator<ParsedRecord> {
  const iterator = blocks[Symbol.asyncIterator]();
  const first = await iterator.next();
  if (first.done) return;
  const named = declaredDelimiter(first.value.text);
  const parser = openParser(named ?? delimiterOf(first.value.text) ?? ',', named === null ? 1 : 2);
  const text = Readable.from(textOf(first.value, iterator));
  text.on('error', (error) => parser.destroy(error));
  text.pipe(parser);
  try {
    yield* parser as AsyncIterable<ParsedRecord>;
  } finally {
    text.destroy();
  }
}

function openParser(delimiter: string, fromLine: number): Parser {
  return parse({
    info: true,
    delimiter,
    from_line: fromLine,
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: MAX_LINE_BYTES,
  });
}

async function* textOf(first: LineBlock, rest: AsyncIterator<LineBlock>): AsyncGenerator<string> {
  for (let block: LineBlock | undefined = first; block;) {
    // In CSV a line cannot be skipped: it may be the middle of a quoted field.
    if (block.tooLong) throw new SourceProblem('line_too_long', String(MAX_LINE_BYTES), block.firstLine);
    yield block.text;
    const next: IteratorResult<LineBlock> = await rest.next();
    block = next.done ? undefined : next.value;
  }
}

function toRecord(columns: string[], cells: string[], line: number): SourceRecord {
  const extra = cells.slice(columns.length).filter((cell) => cell.trim() !== '');
  if (cells.length < columns.length || extra.length > 0)
    return { line, problem: `Se esperaban ${columns.length} columnas y hay ${cells.length}` };
  const named = columns.map((name, at) => [name, cells[at] ?? ''] as const).filter(([name]) => name !== '');
  return { line, values: Object.fromEntries(named) };
}

function asProblem(cause: unknown, line: number): unknown {
  if (!(cause instanceof CsvError)) return cause;
  if (cause.code === 'CSV_QUOTE_NOT_CLOSED') return new SourceProblem('quote_not_closed', '', line, { cause });
  if (cause.code === 'CSV_MAX_RECORD_SIZE')
    return new SourceProblem('record_too_long', String(MAX_LINE_BYTES), line, { cause });
  return new SourceProblem('csv_broken', cause.message, line, { cause });
}
