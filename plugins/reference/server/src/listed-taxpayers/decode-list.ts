import { parse } from 'csv-parse';
import { decodeText, delimiterOf, windowsText } from '@mayorista/config/lists';

/** A legend, a title, and some twenty columns a row. */
const mostRows = 200_000;
const longestRow = 20_000;
/** As many letters of the beginning tell what parts the columns. */
const enoughLetters = 200_000;

/** The list came in Latin letters of one byte for years; files saved again are of any kind that spreadsheets write. */
const decoded = (bytes: Buffer): string => decodeText(bytes) ?? windowsText(bytes);

/** Cuts the bytes of the list into cells. Throws the error of csv-parse. */
export async function cellsOfList(bytes: Buffer): Promise<string[][]> {
  const text = decoded(bytes);
  const parser = parse(text, {
    delimiter: delimiterOf(text.slice(0, enoughLetters)) ?? ',',
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    bom: true,
    to: mostRows,
    max_record_size: longestRow,
  });
  const cells: string[][] = [];
  for await (const row of parser) cells.push(row as string[]);
  return cells.filter((row) => row.some((cell) => cell.trim() !== ''));
}
