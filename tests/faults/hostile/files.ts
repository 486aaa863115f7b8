import { crowdedArchive, documentBomb, lyingWorkbook, wideWorkbook, wordyWorkbook, workbookBomb } from './archives';
import { dayless, endlessPaper, paperBomb, wordyPaper } from './papers';
import { drawings, vastPicture } from './pictures';

/** A file that costs whoever reads it more than whoever sends it. */
export interface HostileFile {
  readonly what: string;
  readonly name: string;
  readonly make: () => Buffer;
}

const megabyte = 1024 * 1024;
export const file = (what: string, name: string, make: () => Buffer): HostileFile => ({ what, name, make });

export const papers: readonly HostileFile[] = [
  file('a PDF of a kilobyte that unpacks to 300 MB', 'constancia.pdf', () => paperBomb(300)),
  file('a PDF that writes two million words', 'constancia.pdf', () => wordyPaper(2_000_000)),
  file('a certificate of 80,000 letters without a day', 'constancia.pdf', () => dayless(80_000)),
  file('a PDF whose pages are their own children', 'constancia.pdf', endlessPaper),
];
export const pictures: readonly HostileFile[] = [
  file('a picture of nine hundred million points', 'foto.png', () => vastPicture(30_000)),
];
export const workbooks: readonly HostileFile[] = [
  file('a workbook that unpacks to 730 MB', 'lista.xlsx', () => workbookBomb(730)),
  file('a workbook that says that it is small', 'lista.xlsx', () => lyingWorkbook(300)),
  file('a workbook of a million cells in a row', 'lista.xlsx', () => wideWorkbook(1_000_000)),
  file('a workbook of a million texts', 'lista.xlsx', () => wordyWorkbook(1_000_000)),
];
export const archives: readonly HostileFile[] = [
  ...workbooks.slice(0, 2),
  file('a document that unpacks to 400 MB', 'carta.docx', () => documentBomb(400)),
  file('an archive of thirty thousand files', 'todo.zip', () => crowdedArchive(30_000)),
];
export const tables: readonly HostileFile[] = [
  file('a table of 20 MB', 'carrito.csv', () => Buffer.from(`codigo,cantidad\n${'A,1\n'.repeat(5 * megabyte)}`)),
  file('a table of one line of a megabyte', 'carrito.csv', () =>
    Buffer.from(`codigo,cantidad\n${','.repeat(megabyte - 100)}`),
  ),
  file('a table of one cell of a megabyte', 'carrito.csv', () =>
    Buffer.from(`codigo,cantidad\n"${'a'.repeat(megabyte - 100)}",1`),
  ),
  file('a table of half a million empty lines', 'carrito.csv', () =>
    Buffer.from(`codigo,cantidad\n${',\n'.repeat(megabyte / 2 - 100)}`),
  ),
];
export const markup: readonly HostileFile[] = [
  ...Object.entries(drawings).map(([what, make]) => file(what, 'plano.svg', make)),
  file('XML of 20 MB of beginnings', 'factura.xml', () =>
    Buffer.from(`<?xml version="1.0"?>${'<a '.repeat(7 * megabyte)}`),
  ),
];

/** A list of the tax authority with this many cells a row and this many rows: as large as one is read. */
const wideList = (cells: number, rows: number): Buffer =>
  Buffer.from(
    [
      'Información actualizada al 31 de julio de 2026,,',
      'Listado completo de contribuyentes (Artículo 69-B del CFF),,',
      'No,RFC,Nombre del Contribuyente,Situación del contribuyente',
      ...Array.from({ length: rows }, (_, at) => `${at}${','.repeat(cells)}`),
    ].join('\n'),
  );
export const lists: readonly HostileFile[] = [
  file('a list of 25 MB', 'lista.csv', () => Buffer.from(`RFC,Situación\n${'A,1\n'.repeat(6 * megabyte)}`)),
  file('a list of twenty million cells', 'lista.csv', () => wideList(19_900, 1_000)),
  file('a list of one line of 19 MB', 'lista.csv', () => Buffer.from(`RFC,Situación\n${'a'.repeat(19 * megabyte)}`)),
  file('a list that opens a quote and never closes it', 'lista.csv', () =>
    Buffer.from(`RFC,Situación\n"${'A,1\n'.repeat(4 * megabyte)}`),
  ),
];
