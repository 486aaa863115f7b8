import { isUtf8 } from 'node:buffer';
import { MAX_LINE_BYTES } from './limits';
import { foreignFormat, hasUtf8Mark } from './sniff';
import { SourceProblem } from './source-problem';

/** Some whole lines of checked UTF-8 text, line ends as LF. A line over the limit comes alone, without its text. */
export interface LineBlock {
  text: string;
  /** 1-based line number of the block's first line. */
  firstLine: number;
  tooLong: boolean;
}

const LF = 0x0a;

/** Cuts bytes into blocks of whole lines, so that an encoding fault is told with its line. The UTF-8 mark is dropped. */
export async function* wholeLines(chunks: AsyncIterable<Buffer>): AsyncGenerator<LineBlock> {
  const cutter = new LineCutter();
  try {
    for await (const chunk of chunks) yield* cutter.push(chunk);
    yield* cutter.end();
  } catch (problem) {
    throw problem instanceof SourceProblem ? problem.at(cutter.line) : problem;
  }
}

class LineCutter {
  /** Line on which the next byte falls. */
  line = 1;
  private tail: Buffer = Buffer.alloc(0);
  private skipping = false;
  private started = false;

  *push(chunk: Buffer): Generator<LineBlock> {
    let bytes = this.tail.length === 0 ? chunk : Buffer.concat([this.tail, chunk]);
    if (!this.started) {
      if (bytes.length < 4) return void (this.tail = bytes);
      bytes = this.start(bytes);
    }
    if (this.skipping) {
      const end = bytes.indexOf(LF);
      if (end < 0) return void (this.tail = Buffer.alloc(0));
      yield this.endSkipped();
      bytes = bytes.subarray(end + 1);
    }
    const cut = bytes.lastIndexOf(LF) + 1;
    if (cut > 0) yield* this.blocksOf(bytes.subarray(0, cut));
    this.keep(bytes.subarray(cut));
  }

  *end(): Generator<LineBlock> {
    const rest = this.started ? this.tail : this.start(this.tail);
    if (this.skipping) yield this.endSkipped();
    else if (rest.length > 0) yield* this.blocksOf(rest);
  }

  private start(bytes: Buffer): Buffer {
    this.started = true;
    const kind = foreignFormat(bytes);
    if (kind !== null) throw new SourceProblem('unsupported_format', kind);
    return hasUtf8Mark(bytes) ? bytes.subarray(3) : bytes;
  }

  /** The unfinished last line waits for its end, unless it is already over the limit: then its bytes are let go. */
  private keep(tail: Buffer): void {
    this.skipping = tail.length > MAX_LINE_BYTES;
    this.tail = this.skipping ? Buffer.alloc(0) : tail;
  }

  private endSkipped(): LineBlock {
    this.skipping = false;
    return { text: '', firstLine: this.line++, tooLong: true };
  }

  /** A chunk is shorter than the limit, so only the block's first line (tail and chunk together) can be over it. */
  private *blocksOf(bytes: Buffer): Generator<LineBlock> {
    const end = bytes.indexOf(LF);
    if ((end < 0 ? bytes.length : end) > MAX_LINE_BYTES) {
      yield { text: '', firstLine: this.line++, tooLong: true };
      if (end >= 0 && end + 1 < bytes.length) yield* this.blocksOf(bytes.subarray(end + 1));
      return;
    }
    const firstLine = this.line;
    this.check(bytes);
    this.line += countLines(bytes);
    yield { text: bytes.toString('utf8').replaceAll('\r\n', '\n'), firstLine, tooLong: false };
  }

  private check(bytes: Buffer): void {
    if (bytes.includes(0))
      throw new SourceProblem('binary', '', this.line + countLines(bytes.subarray(0, bytes.indexOf(0))));
    if (!isUtf8(bytes)) throw new SourceProblem('not_utf8', '', this.lineOfBadText(bytes));
  }

  private lineOfBadText(bytes: Buffer): number {
    let line = this.line;
    for (let start = 0; start < bytes.length; line += 1) {
      const end = bytes.indexOf(LF, start);
      const stop = end < 0 ? bytes.length : end;
      if (!isUtf8(bytes.subarray(start, stop))) return line;
      start = stop + 1;
    }
    return line;
  }
}

function countLines(bytes: Buffer): number {
  let count = 0;
  for (let at = bytes.indexOf(LF); at >= 0; at = bytes.indexOf(LF, at + 1)) count += 1;
  return count;
}
