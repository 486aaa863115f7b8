import { MAX_LINE_BYTES } from './limits';
import type { SourceRecord } from './source-record';
import type { LineBlock } from './whole-lines';

/** One JSON object per line; a line that is none becomes a refused record and the reading goes on. */
export async function* readJsonLines(blocks: AsyncIterable<LineBlock>): AsyncGenerator<SourceRecord> {
  for await (const block of blocks) {
    if (block.tooLong) {
      yield { line: block.firstLine, problem: `La línea es demasiado larga (máximo ${MAX_LINE_BYTES} bytes)` };
      continue;
    }
    let line = block.firstLine;
    for (const text of block.text.split('\n')) {
      if (text.trim() !== '') yield parseLine(text, line);
      line += 1;
    }
  }
}

function parseLine(text: string, line: number): SourceRecord {
  try {
    const value: unknown = JSON.parse(text);
    if (isObject(value)) return { line, values: value };
    return { line, problem: 'La línea no es un objeto JSON' };
  } catch {
    return { line, problem: 'La línea no es JSON válido' };
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
