import { SourceProblem } from './source-problem';
import type { SourceRecord } from './source-record';
import type { LineBlock } from './whole-lines';

/** An array is parsed whole, so it must be small; big data comes as JSON lines. */
const MAX_ARRAY_CHARACTERS = 32 * 1024 * 1024;

/** A JSON array of objects, or of lists (whose fields are then '0', '1', ...). `line` is the element's position, from 1. */
export async function* readJsonArray(blocks: AsyncIterable<LineBlock>): AsyncGenerator<SourceRecord> {
  let text = '';
  for await (const block of blocks) {
    text += block.text;
    if (block.tooLong || text.length > MAX_ARRAY_CHARACTERS)
      throw new SourceProblem('array_too_long', String(MAX_ARRAY_CHARACTERS));
  }
  for (const [at, element] of parseArray(text).entries()) {
    const isRecord = typeof element === 'object' && element !== null;
    yield isRecord
      ? { line: at + 1, values: { ...element } }
      : { line: at + 1, problem: 'El elemento no es un objeto ni una lista' };
  }
}

function parseArray(text: string): unknown[] {
  try {
    const value: unknown = JSON.parse(text);
    if (Array.isArray(value)) return value;
  } catch (cause) {
    throw new SourceProblem('array_broken', (cause as Error).message, null, { cause });
  }
  throw new SourceProblem('array_broken', 'no es un arreglo');
}
