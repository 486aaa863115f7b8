import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cellsOfList } from './decode-list';
import { NotTheList, readTaxpayerList } from './read-list.rules';

const legend = '"Información actualizada al 31 de julio de 2026; los listados son de carácter público",,,';
const title = 'Listado completo de contribuyentes (Artículo 69-B del CFF),,,';
const heading =
  'No,RFC,Nombre del Contribuyente,Situación del contribuyente,Publicación página SAT presuntos,Publicación página SAT definitivos';
const row = (rfc: string, situation: string, dates = '01/06/2018,15/01/2019') =>
  `1,${rfc},"COMERCIALIZADORA, S.A. DE C.V.",${situation},${dates}`;
const list = (...rows: string[]) => [legend, title, heading, ...rows].join('\r\n');
const read = async (text: string, encoding: BufferEncoding = 'utf8') =>
  readTaxpayerList(await cellsOfList(Buffer.from(text, encoding)));

describe('the list of article 69-B', () => {
  test.each(['utf8', 'latin1'] as const)(
    'is read in %s, with the day of its legend and that of the situation',
    async (encoding) => {
      expect(await read(list(row('AAA120730823', 'Definitivo'), row('ÑOÑ120730823', 'Presunto')), encoding)).toEqual({
        listDay: '2026-07-31',
        nameless: 0,
        rows: [
          {
            rfc: 'AAA120730823',
            name: 'COMERCIALIZADORA, S.A. DE C.V.',
            situation: 'definitive',
            publishedOn: '2019-01-15',
          },
          expect.objectContaining({ rfc: 'ÑOÑ120730823', situation: 'presumed', publishedOn: '2018-06-01' }),
        ],
      });
    },
  );

  test.each([
    'Publicación página SAT desvirtuados',
    'PUBLICACION PAGINA SAT DESVIRTUADOS',
    'publicacion pagina sat desvirtuados',
  ])('has the day of each situation in its own column, whatever letters write it: %s', async (column) => {
    const text = [legend, title, `${heading},${column}`, `${row('AAA120730823', 'Desvirtuado')},02/03/2020`].join('\n');
    expect((await read(text)).rows).toMatchObject([{ situation: 'dismissed', publishedOn: '2020-03-02' }]);
  });

  test('of several rows of one taxpayer the worst counts, and who has no RFC is counted', async () => {
    const rows = [
      row('AAA120730823', 'Desvirtuado'),
      row('AAA120730823', 'Definitivo'),
      row('AAA120730823', 'Presunto'),
    ];
    const { rows: known, nameless } = await read(list(...rows, row('XXXXXXXXXXXX', 'Definitivo')));
    expect(known).toMatchObject([{ rfc: 'AAA120730823', situation: 'definitive' }]);
    expect(nameless).toBe(1);
  });

  test.each([
    ['without its columns', [legend, title, row('AAA120730823', 'Definitivo')].join('\n'), 'list_without_columns'],
    ['without its day', [title, heading, row('AAA120730823', 'Definitivo')].join('\n'), 'list_without_day'],
    ['of the 31st of June', list().replace('31 de julio', '31 de junio'), 'list_without_day'],
    ['with a situation nobody knows', list(row('AAA120730823', 'Otra')), 'list_row_not_read'],
    ['without an RFC', list(row('', 'Definitivo')), 'list_row_not_read'],
  ])('%s is refused, not half read', async (_, text, problem) => {
    await expect(read(text)).rejects.toMatchObject({ problem });
  });

  test('whatever text is no list', () => {
    fc.assert(
      fc.property(fc.array(fc.array(fc.string(), { maxLength: 5 }), { maxLength: 8 }), (cells) => {
        expect(() => readTaxpayerList(cells)).toThrow(NotTheList);
      }),
    );
  });
});
