/** One product of a typed or pasted order. */
export interface OrderLine {
  readonly code: string;
  readonly quantity: number;
}

/** A line that names pieces nobody can order: none, fewer than none, no number. */
interface WrongLine {
  readonly code: string;
  /** The pieces as they were written. */
  readonly wrong: string;
}

export type WrittenLine = OrderLine | WrongLine;

/** Lines of one quick order at most, as many as go into the cart at once. */
export const MOST_LINES = 500;
export const MOST_PIECES = 9_999;
/** Characters of one quick order at most: as many lines of 200, which is more than a part number has. */
export const MOST_CHARACTERS = MOST_LINES * 200;

function lineWith(code: string, pieces: string): WrittenLine {
  const quantity = /^\d{1,4}$/.test(pieces) ? Number(pieces) : 0;
  return quantity > 0 ? { code, quantity } : { code, wrong: pieces };
}

/** '4 x CODE'; 'CODE<tab, comma or semicolon>4' as spreadsheets give it; 'CODE 4'; 'CODE' alone is one piece. */
function lineOf(text: string): WrittenLine | null {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  const ahead = /^(-?\d{1,4})\s*[x×]\s+(\S.*)$/i.exec(trimmed);
  if (ahead?.[1] !== undefined && ahead[2] !== undefined) return lineWith(ahead[2].trim(), ahead[1]);
  const cells = trimmed.split(/[\t,;]/).map((cell) => cell.trim());
  if (cells.length > 1) return cells[0] ? lineWith(cells[0], cells[1] || '1') : null;
  return codeAndPieces(trimmed) ?? { code: trimmed, quantity: 1 };
}

/** 'CODE 4', 'CODE x 4', 'CODE x4': read from the end, in one walk; null where no pieces stand there. */
function codeAndPieces(text: string): WrittenLine | null {
  const pieces = /-?\d{1,4}$/.exec(text.slice(-5))?.[0] ?? '';
  const before = text.slice(0, text.length - pieces.length);
  if (pieces === '' || /\d$/.test(before)) return null;
  const parted = before.trimEnd();
  const crossed = /[x×]$/i.test(parted) ? parted.slice(0, -1) : '';
  const code = crossed.trimEnd();
  if (code !== '' && code !== crossed) return lineWith(code, pieces);
  return parted === before ? null : lineWith(parted, pieces);
}

/** The lines of an order as people write or paste it; a code that comes again adds its pieces. */
export function orderLines(text: string): WrittenLine[] {
  const lines = new Map<string, WrittenLine>();
  for (const each of text.split(/\r?\n/)) {
    const line = lineOf(each);
    if (line === null) continue;
    const key = line.code.toUpperCase();
    if ('wrong' in line) {
      lines.set(`${key}\n${line.wrong}`, line);
      continue;
    }
    const before = lines.get(key);
    const pieces = before !== undefined && 'quantity' in before ? before.quantity : 0;
    lines.set(key, { code: before?.code ?? line.code, quantity: Math.min(MOST_PIECES, pieces + line.quantity) });
  }
  return [...lines.values()];
}
