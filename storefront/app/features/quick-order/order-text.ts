/** One product of a typed or pasted order. */
export interface OrderLine {
  readonly code: string;
  readonly quantity: number;
}

/** Lines of one quick order at most, as many as go into the cart at once. */
export const MOST_LINES = 500;
const MOST_PIECES = 9_999;

const pieces = (text: string | undefined): number | null =>
  text !== undefined && /^\d{1,4}$/.test(text.trim()) && Number(text) > 0 ? Number(text) : null;

/** '4 x CODE'; 'CODE<tab, comma or semicolon>4' as spreadsheets give it; 'CODE 4'; 'CODE' alone is one piece. */
function lineOf(text: string): OrderLine | null {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  const ahead = /^(\d{1,4})\s*[x×]\s+(.+)$/i.exec(trimmed);
  if (ahead?.[2] !== undefined) return { code: ahead[2].trim(), quantity: Number(ahead[1]) || 1 };
  const cells = trimmed.split(/[\t,;]/).map((cell) => cell.trim());
  if (cells.length > 1) return cells[0] ? { code: cells[0], quantity: pieces(cells[1]) ?? 1 } : null;
  const behind = /^(.+?)\s+[x×]?\s*(\d{1,4})$/i.exec(trimmed);
  const quantity = pieces(behind?.[2]);
  return behind?.[1] !== undefined && quantity !== null
    ? { code: behind[1].trim(), quantity }
    : { code: trimmed, quantity: 1 };
}

/** The lines of an order as people write or paste it; a code that comes again adds its pieces. */
export function orderLines(text: string): OrderLine[] {
  const lines = new Map<string, OrderLine>();
  for (const each of text.split(/\r?\n/)) {
    const line = lineOf(each);
    if (line === null) continue;
    const key = line.code.toUpperCase();
    const quantity = Math.min(MOST_PIECES, (lines.get(key)?.quantity ?? 0) + line.quantity);
    lines.set(key, { code: lines.get(key)?.code ?? line.code, quantity });
  }
  return [...lines.values()];
}
