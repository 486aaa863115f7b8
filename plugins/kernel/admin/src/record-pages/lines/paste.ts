import type { Field, FieldMap } from '../../../../shared/shape';
import { fold } from '../../../../shared/text';
import {
  emptyLine,
  isBlankLine,
  isYesNo,
  labelOf,
  type DraftValue,
  type LineDraft,
  type LineDrafts,
  type Named,
} from '../draft/draft';
import { isUnresolved } from '../draft/input';
import { plainNumber } from '../draft/number-text';

export type Cells = readonly (readonly string[])[];

/** Splits what a spreadsheet puts on the clipboard into rows of cells. A quoted cell may hold tabs, line ends and doubled quotes. */
export function parseCells(text: string): Cells {
  const rows: string[][] = [];
  let row: string[] = [];
  const cell = /(?:"((?:[^"]|"")*)"|([^\t\r\n]*))(\t|\r\n|\n|\r|$)/y;
  while (cell.lastIndex < text.length) {
    const match = cell.exec(text);
    if (match === null) break;
    const [, quoted, plain = '', end] = match;
    row.push((quoted === undefined ? plain : quoted.replaceAll('""', '"')).trim());
    if (end === '\t' && cell.lastIndex < text.length) continue;
    if (end === '\t') row.push('');
    rows.push(row);
    row = [];
  }
  return rows.filter((cells) => cells.some((each) => each !== ''));
}

/** Returns whether pasted text is more than one cell. */
export const isTable = (text: string): boolean => /\t|[\r\n][^\r\n]/.test(text);

/** Converts a cell of a spreadsheet to the value of a field. A reference is its text until it is looked up. */
export function cellValue(field: Field, text: string): DraftValue {
  if (isYesNo(field)) return /^(1|si|sí|s|x|true|verdadero)$/i.test(text);
  switch (field.kind) {
    case 'quantity':
    case 'money':
      return plainNumber(text);
    case 'day':
      return dayText(text);
    case 'choice': {
      const wanted = fold(text);
      const found = Object.entries(field.settings.options).find(
        ([key, label]) => fold(key) === wanted || fold(label) === wanted,
      );
      return found?.[0] ?? text;
    }
    default:
      return text;
  }
}

/** Converts '3/5/2026', day first, to '2026-05-03'; other text stays. */
function dayText(text: string): string {
  const match = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text);
  if (match === null) return text;
  const [, day = '', month = '', year = ''] = match;
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** Place at which cells are pasted: the line's index and the column's. */
interface Place {
  readonly line: number;
  readonly column: number;
}

export interface Pasting {
  readonly fields: FieldMap;
  /** Names of the columns that are typed into, in their order. */
  readonly columns: readonly string[];
  readonly lines: LineDrafts;
  readonly cells: Cells;
  readonly at: Place;
}

/** Returns the lines with cells written into them from a place on; lines are added where there are too few. Headings are left out. */
export function pasteCells({ fields, columns, lines, cells, at }: Pasting): LineDrafts {
  const rows = isHeading(fields, columns, cells[0] ?? []) ? cells.slice(1) : cells;
  const kept = lines.filter((line, index) => index <= at.line || !isBlankLine(fields, line));
  const result = [...kept];
  rows.forEach((row, offset) => {
    const index = Math.min(at.line, kept.length) + offset;
    const line = result[index] ?? emptyLine(fields);
    result[index] = withCells({ fields, columns, line, row, column: at.column });
  });
  return result;
}

interface Row {
  readonly fields: FieldMap;
  readonly columns: readonly string[];
  readonly line: LineDraft;
  readonly row: readonly string[];
  readonly column: number;
}

function withCells({ fields, columns, line, row, column }: Row): LineDraft {
  const written = row.flatMap((text, offset): [string, DraftValue][] => {
    const name = columns[column + offset];
    const field = name === undefined ? undefined : fields[name];
    return name === undefined || field === undefined || text === '' ? [] : [[name, cellValue(field, text)]];
  });
  return { ...line, values: { ...line.values, ...Object.fromEntries(written) } };
}

const isHeading = (fields: FieldMap, columns: readonly string[], row: readonly string[]): boolean => {
  const labels = new Set(
    columns.flatMap((name) => {
      const field = fields[name];
      return field === undefined ? [] : [fold(labelOf(field))];
    }),
  );
  return row.length > 0 && row.every((text) => labels.has(fold(text)));
};

/** Texts of references to look up, by the name of their field. */
export type Wanted = Readonly<Record<string, readonly string[]>>;
/** Records found for each text: none, one, or several that share it. */
export type Found = Readonly<Record<string, Readonly<Record<string, readonly Named[]>>>>;

/** Lists the texts of references that name no record yet, each once. */
export function wantedTexts(fields: FieldMap, lines: LineDrafts): Wanted {
  const entries = Object.entries(fields).flatMap(([name, field]): [string, string[]][] => {
    if (field.kind !== 'reference') return [];
    const texts = lines.flatMap(({ values }) => {
      const value = values[name];
      return isUnresolved(field, value) ? [value] : [];
    });
    return texts.length === 0 ? [] : [[name, [...new Set(texts)]]];
  });
  return Object.fromEntries(entries);
}

/** Returns the lines with the records found for texts that name exactly one. */
export const resolveTexts = (fields: FieldMap, lines: LineDrafts, found: Found): LineDrafts =>
  lines.map((line) => {
    const resolved = Object.entries(found).flatMap(([name, records]): [string, Named][] => {
      const value = line.values[name];
      const field = fields[name];
      if (field === undefined || !isUnresolved(field, value)) return [];
      const [only, ...others] = records[value] ?? [];
      return only === undefined || others.length > 0 ? [] : [[name, only]];
    });
    return resolved.length === 0 ? line : { ...line, values: { ...line.values, ...Object.fromEntries(resolved) } };
  });

/** Returns why a text names no record: there is none, or there are several. */
export const unresolvedText = (text: string): string => `«${text}» no se encontró: elige de la lista`;
