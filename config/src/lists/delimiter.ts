/** What parts columns, the least likely within a text first. */
const delimiters = ['\t', ';', '|', ','] as const;

export type Delimiter = (typeof delimiters)[number];

/** As many rows say enough of a file. */
const rowsLookedAt = 5_000;

const declared = /^\ufeff?sep=(.)[ \t]*(?:\r\n|\n|\r|$)/i;

/** Which one the first line names, as spreadsheets do ('sep=;'); null where it names none that is known. */
export function declaredDelimiter(text: string): Delimiter | null {
  const named = declared.exec(text.slice(0, 20))?.[1];
  return delimiters.find((each) => each === named) ?? null;
}

/**
 * Finds the one delimiter of a text by all of its rows: that under which most of them have equally many columns, and among equals the one with more columns.
 * Null where none parts any row.
 */
export function delimiterOf(text: string): Delimiter | null {
  let best: { readonly delimiter: Delimiter; readonly share: number; readonly columns: number } | null = null;
  for (const delimiter of delimiters) {
    const { share, columns } = regularity(columnsOfRows(text, delimiter));
    if (columns < 2) continue;
    if (best === null || share > best.share || (share === best.share && columns > best.columns))
      best = { delimiter, share, columns };
  }
  return best?.delimiter ?? null;
}

/** The known ones, for whoever can tell by a header which it is. */
export const knownDelimiters: readonly Delimiter[] = delimiters;

function regularity(widths: readonly number[]): { share: number; columns: number } {
  const counts = new Map<number, number>();
  for (const width of widths) if (width > 1) counts.set(width, (counts.get(width) ?? 0) + 1);
  let [columns, most] = [1, 0];
  for (const [width, count] of counts)
    if (count > most || (count === most && width > columns)) [columns, most] = [width, count];
  return { share: widths.length === 0 ? 0 : most / widths.length, columns };
}

/** How many columns each row has; line breaks and delimiters within quotes are text. A quote opens only where a cell begins. */
function columnsOfRows(text: string, delimiter: Delimiter): number[] {
  const widths: number[] = [];
  let row = { columns: 1, isBlank: true };
  let at = 0;
  while (at < text.length && widths.length < rowsLookedAt) {
    const end = endOfCell(text, at, delimiter);
    const letter = text.charAt(end);
    row.isBlank &&= end === at && letter !== delimiter;
    if (letter === delimiter) row.columns += 1;
    else {
      if (!row.isBlank) widths.push(row.columns);
      row = { columns: 1, isBlank: true };
    }
    at = end + 1;
  }
  return widths;
}

/** Where a cell that begins at `start` ends: at its delimiter, the end of its line or that of the text. */
function endOfCell(text: string, start: number, delimiter: Delimiter): number {
  let at = start;
  while (text.charAt(at) === ' ') at += 1;
  let isQuoted = text.charAt(at) === '"';
  if (isQuoted) at += 1;
  for (; at < text.length; at += 1) {
    const letter = text.charAt(at);
    if (isQuoted) isQuoted = letter !== '"';
    else if (letter === delimiter || letter === '\n' || letter === '\r') return at;
  }
  return text.length;
}
