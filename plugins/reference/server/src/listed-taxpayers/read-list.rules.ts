import { fold, type PlainDate } from '@mayorista/kernel/shared';
import type { TaxpayerSituation } from '../../../shared/listed-taxpayer.shape';
import { calendarDay } from '../dates/calendar-day.rules';

/** A taxpayer as the list has it. */
export interface ListedRow {
  readonly rfc: string;
  readonly name: string;
  readonly situation: TaxpayerSituation;
  readonly publishedOn: PlainDate | null;
}

export interface TaxpayerList {
  /** The day to which the tax authority says that it is up to date. */
  readonly listDay: PlainDate;
  readonly rows: readonly ListedRow[];
  /** Rows whose RFC the tax authority keeps to itself ('XXXXXXXXXXXX'), of whom nobody can be told. */
  readonly nameless: number;
}

/** Why a file is not the list. */
export type ListProblem = 'list_without_day' | 'list_without_columns' | 'list_row_not_read';

export class NotTheList extends Error {
  override readonly name = 'NotTheList';
  constructor(
    readonly problem: ListProblem,
    readonly line: number | null = null,
  ) {
    super(problem);
  }
}

/** Worst first: somebody of several proceedings is in the worst of their situations. */
const worst: readonly TaxpayerSituation[] = ['definitive', 'presumed', 'dismissed', 'favorable'];
const situations: Readonly<Record<string, TaxpayerSituation>> = {
  presunto: 'presumed',
  definitivo: 'definitive',
  desvirtuado: 'dismissed',
  'sentencia favorable': 'favorable',
};
/** How the columns of the day of each situation begin: 'Publicación página SAT definitivos'. */
const publishedColumns: Readonly<Record<TaxpayerSituation, string>> = {
  presumed: 'publicacion pagina sat presuntos',
  definitive: 'publicacion pagina sat definitivos',
  dismissed: 'publicacion pagina sat desvirtuados',
  favorable: 'publicacion pagina sat sentencia favorable',
};
const months = [
  ...['enero', 'febrero', 'marzo', 'abril', 'mayo', 'junio'],
  ...['julio', 'agosto', 'septiembre', 'octubre', 'noviembre', 'diciembre'],
];
const rfcPattern = /^[A-ZÑ&]{3,4}\d{6}[A-Z0-9]{3}$/;

const plain = (text: string): string => fold(text).trim();

/**
 * Reads the cells of 'Listado completo de contribuyentes (artículo 69-B del CFF)' as the tax authority's open data publish it: a legend
 * with the day, a title, the names of the columns, a taxpayer a row. Throws NotTheList for anything else.
 */
export function readTaxpayerList(cells: readonly (readonly string[])[]): TaxpayerList {
  const head = cells.findIndex((row) => {
    const names = row.map(plain);
    return names.includes('rfc') && names.some((name) => name.startsWith('situacion'));
  });
  if (head < 0) throw new NotTheList('list_without_columns');
  const columns = columnsOf(cells[head] ?? []);
  const listDay = dayOfLegend(cells.slice(0, head).flat().join(' '));
  if (listDay === null) throw new NotTheList('list_without_day');
  const known = new Map<string, ListedRow>();
  let nameless = 0;
  cells.slice(head + 1).forEach((row, index) => {
    const read = readRow(row, columns);
    if (read === null) throw new NotTheList('list_row_not_read', head + index + 2);
    if (!rfcPattern.test(read.rfc)) return void (nameless += 1);
    const before = known.get(read.rfc);
    if (before === undefined || worst.indexOf(read.situation) < worst.indexOf(before.situation))
      known.set(read.rfc, read);
  });
  return { listDay, rows: [...known.values()], nameless };
}

interface Columns {
  readonly rfc: number;
  readonly name: number;
  readonly situation: number;
  readonly published: Readonly<Record<TaxpayerSituation, number>>;
}

function columnsOf(row: readonly string[]): Columns {
  const names = row.map(plain);
  const at = (begins: string): number => names.findIndex((name) => name.startsWith(begins));
  const published = Object.fromEntries(Object.entries(publishedColumns).map(([key, begins]) => [key, at(begins)]));
  return {
    rfc: names.indexOf('rfc'),
    name: at('nombre'),
    situation: at('situacion'),
    published: published as Columns['published'],
  };
}

function readRow(row: readonly string[], columns: Columns): ListedRow | null {
  const situation = situations[plain(row[columns.situation] ?? '')];
  const rfc = (row[columns.rfc] ?? '').trim().toUpperCase();
  if (situation === undefined || rfc === '') return null;
  const name = (row[columns.name] ?? '').trim().slice(0, 500) || rfc;
  return { rfc, name, situation, publishedOn: dayOf(row[columns.published[situation]] ?? '') };
}

/** 'Información actualizada al 31 de diciembre de 2025; …' */
function dayOfLegend(text: string): PlainDate | null {
  const [, day = '', month = '', year = ''] = /al (\d{1,2}) de (\p{L}{4,12}) de (\d{4})/u.exec(text) ?? [];
  const number = months.indexOf(plain(month)) + 1;
  return number === 0 ? null : calendarDay(year, String(number), day);
}

/** 'dd/mm/yyyy', the first where a cell holds several. */
function dayOf(text: string): PlainDate | null {
  const [, day = '', month = '', year = ''] = /(\d{1,2})\/(\d{1,2})\/(\d{4})/.exec(text.slice(0, 40)) ?? [];
  return year === '' ? null : calendarDay(year, month, day);
}
