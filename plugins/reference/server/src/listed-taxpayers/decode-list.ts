import { parse } from 'csv-parse';

/** A legend, a title, and some twenty columns a row. */
const mostRows = 200_000;
const longestRow = 20_000;

/** The list came in Latin letters of one byte for years; files saved again are UTF-8. */
function decoded(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Cuts the bytes of the list into cells. Throws the error of csv-parse. */
export async function cellsOfList(bytes: Buffer): Promise<string[][]> {
  const parser = parse(decoded(bytes), {
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
