import { trimEndOf } from '../text';
import { declaredDelimiter, knownDelimiters, type Delimiter } from './delimiter';
import { isOrderHeader, orderPlaces } from './ordered-rows';
import { piecesIn, type PiecesProblem } from './pieces';
import { cellsOfLine } from './table';

/** Why a written line cannot be ordered. */
export type LineProblem = PiecesProblem | 'code_missing';

/** One line of a typed or pasted order. */
export interface WrittenLine {
  /** Its number in the text, from 1. */
  readonly row: number;
  readonly code: string;
  /** Null where they cannot be read; `problem` says why. */
  readonly pieces: number | null;
  readonly problem: LineProblem | null;
  /** The pieces as they were written. */
  readonly written: string;
  /** The whole line, so that it means the same by itself: below a header, its code and pieces alone. */
  readonly text: string;
}

interface Said {
  readonly code: string;
  readonly written: string;
  readonly isTwofold?: boolean;
}

/** A number as people and spreadsheets write it. */
const pieceWord = /^(?:-?\d{1,4}|-?\d{1,3}(?:,\d{3})+(?:\.\d+)?|-?\d{1,9}[.,]\d+)$/;
const cross = /[x×]/i;

/** Longer is no number of pieces. */
const longestNumber = 16;

/**
 * Reads an order as people write or paste it, a product a line: '4 x CODE', 'CODE 4', 'CODE x 4', 'CODE' (one piece), or code and pieces in columns as spreadsheets
 * give them, below a header or without. One delimiter parts the whole text. A line that means two things is told, not guessed.
 */
export function readWrittenOrder(text: string): WrittenLine[] {
  const lines = text.replace(/^\ufeff/, '').split(/\r\n|\n|\r/);
  const named = declaredDelimiter(text);
  const delimiter = named ?? delimiterOfLines(lines);
  let places = { code: 0, pieces: 1 };
  let isHeaded = false;
  return lines.flatMap((raw, at): WrittenLine[] => {
    const line = raw.trim();
    if (line === '' || (at === 0 && named !== null)) return [];
    const cells = delimiter === null ? null : cellsOfLine(raw, delimiter);
    if (cells !== null && isOrderHeader(cells)) {
      places = orderPlaces(cells);
      isHeaded = true;
      return [];
    }
    const said = saidBy({ line, cells, delimiter, places });
    if (said === null) return [];
    const alone = isHeaded && cells !== null && cells.length > 1 ? `${said.code}\t${said.written}` : line;
    return [{ row: at + 1, text: alone, ...judged(said) }];
  });
}

function judged({ code, written, isTwofold = false }: Said): Omit<WrittenLine, 'row' | 'text'> {
  const { pieces = null, problem = null } = piecesIn(written);
  const wrong = code === '' ? 'code_missing' : isTwofold ? 'ambiguous' : problem;
  return { code, written, pieces: wrong === null ? pieces : null, problem: wrong };
}

interface Line {
  readonly line: string;
  readonly cells: readonly string[] | null;
  readonly delimiter: Delimiter | null;
  readonly places: { readonly code: number; readonly pieces: number };
}

function saidBy({ line, cells, delimiter, places }: Line): Said | null {
  const ahead = fromTheStart(line);
  if (ahead !== null) return ahead;
  if (cells !== null && cells.length > 1) {
    const [first = '', second = ''] = [cells[places.code], cells[places.pieces]];
    if (first === '' && second === '') return null;
    return {
      code: first,
      written: second === '' ? '1' : second,
      isTwofold: delimiter === ',' && partsThousands(line),
    };
  }
  return fromTheEnd(line);
}

/** '4 x CODE', '4x CODE'. */
function fromTheStart(line: string): Said | null {
  const at = line.slice(0, longestNumber + 4).search(cross);
  const written = line.slice(0, at).trimEnd();
  const code = line.slice(at + 1);
  if (at < 1 || !pieceWord.test(written) || !/^[ \t]/.test(code)) return null;
  return { code: code.trim(), written };
}

/** 'CODE 4', 'CODE x 4', 'CODE x4': read from the end, in one walk; one piece where no number stands there. */
function fromTheEnd(line: string): Said {
  const whole = { code: line, written: '1' };
  let start = line.length;
  while (start > 0 && line.length - start <= longestNumber && /[\d.,-]/.test(line.charAt(start - 1))) start -= 1;
  const written = line.slice(start);
  const before = line.slice(0, start);
  if (!pieceWord.test(written)) return whole;
  const parted = trimEndOf(before, /[\s,;]/);
  const crossed = /[x×]$/i.test(parted) ? parted.slice(0, -1) : '';
  const code = crossed.trimEnd();
  if (code !== '' && code !== crossed) return { code, written };
  return parted === before || parted === '' ? whole : { code: parted, written };
}

/** A comma that may part columns or thousands: 'CODE 1,500', 'CODE,1,500'. */
const partsThousands = (line: string): boolean =>
  !line.includes('"') && /(?:^|[\s,])-?\d{1,3},\d{3}(?![\d-])/.test(line);

/** The one that parts most lines into a code and pieces; among equals that of most lines. Null where none does. */
function delimiterOfLines(lines: readonly string[]): Delimiter | null {
  let best: { readonly delimiter: Delimiter; readonly read: number; readonly parted: number } | null = null;
  for (const delimiter of knownDelimiters) {
    const parted = lines.filter((line) => line.trim().includes(delimiter)).map((line) => cellsOfLine(line, delimiter));
    const read = parted.filter((cells) => cells !== null && isRead(cells)).length;
    if (parted.length === 0) continue;
    if (best === null || read > best.read || (read === best.read && parted.length > best.parted))
      best = { delimiter, read, parted: parted.length };
  }
  return best?.delimiter ?? null;
}

const isRead = (cells: readonly string[]): boolean =>
  isOrderHeader(cells) || cells.slice(1).some((cell) => piecesIn(cell).problem === undefined);
