import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeText } from './decode-text';
import { delimiterOf } from './delimiter';
import { readOrderFile } from './ordered-rows';
import { piecesIn } from './pieces';
import { readTable } from './table';
import { readWrittenOrder } from './written-order';

const utf16be = (text: string) => Buffer.from(text, 'utf16le').swap16();

describe('the bytes of a list', () => {
  const text = 'código;cantidad\r\nCÁMARA-Ñ1;4\r\n';
  test.each([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with its mark', Buffer.from(`\uFEFF${text}`)],
    ['UTF-16, little end first', Buffer.from(`\uFEFF${text}`, 'utf16le')],
    ['UTF-16, big end first', utf16be(`\uFEFF${text}`)],
    ['UTF-16 without its mark', Buffer.from(text, 'utf16le')],
    ['UTF-16 without its mark, big end first', utf16be(text)],
    ['Windows-1252', Buffer.from(text, 'latin1')],
  ])('are read as %s', (_, bytes) => {
    expect(decodeText(bytes)).toBe(text);
  });

  test('of Windows may have its own signs', () => {
    expect(decodeText(Buffer.from([0x80, 0x35, 0x20, 0x96, 0x20, 0xf1]))).toBe('€5 – ñ');
  });

  test.each([
    ['UTF-8 of which a byte was lost', Buffer.concat([Buffer.from('cámara '), Buffer.from([0xf3]), Buffer.from('n')])],
    ['no text', Buffer.from([0x00, 0xff, 0x22, 0x0a, 0x22])],
    ['a sign that no letter has', Buffer.from([0x41, 0x81, 0x42])],
    ['UTF-16 of which a byte was lost', Buffer.from(`\uFEFF${text}`, 'utf16le').subarray(0, -1)],
    ['zeros within UTF-8', Buffer.from('código\0;cantidad')],
  ])('are not guessed at when they are %s', (_, bytes) => {
    expect(decodeText(bytes)).toBeNull();
  });
});

describe('pieces', () => {
  test.each([
    ['4', 4],
    [' 4 ', 4],
    ['0004', 4],
    ['4.0', 4],
    ['4.', 4],
    ['4.0000', 4],
    ['4,0', 4],
    ['4,00', 4],
    ['1,0000', 1],
    ['1,000', 1_000],
    ['12,345', 12_345],
    ['1,000.00', 1_000],
    ['1,000.000', 1_000],
    ['1.000,00', 1_000],
    ['1.000.000', 1_000_000],
    ['1 000', 1_000],
    ['1\u00a0000', 1_000],
    ['1\u202f000,00', 1_000],
  ])('%j are %i', (text, pieces) => {
    expect(piecesIn(text)).toEqual({ pieces });
  });

  test.each([
    ['', 'missing'],
    ['  ', 'missing'],
    ['0', 'below_one'],
    ['0.00', 'below_one'],
    ['-4', 'below_one'],
    ['4.5', 'not_whole'],
    ['4,5', 'not_whole'],
    ['0.500', 'not_whole'],
    ['1,000.5', 'not_whole'],
    ['1.000,5', 'not_whole'],
    ['1.000', 'ambiguous'],
    ['1.250', 'ambiguous'],
    ['1,00,000', 'not_a_number'],
    ['dos', 'not_a_number'],
    ['4 pzas', 'not_a_number'],
    ['1e3', 'not_a_number'],
    ['--4', 'not_a_number'],
    ['7501234567890', 'too_many'],
  ])('%j are none: %s', (text, problem) => {
    expect(piecesIn(text)).toEqual({ problem });
  });

  test('written by a spreadsheet of this country are read back', () => {
    // Three decimals of less than a thousand read as a thousand elsewhere.
    const decimals = fc.constantFrom(0, 1, 2, 4);
    const written = fc.record({ pieces: fc.integer({ min: 1, max: 999_999_999 }), decimals });
    fc.assert(
      fc.property(written, ({ pieces, decimals }) => {
        const text = pieces.toLocaleString('en-US', { minimumFractionDigits: decimals });
        expect(piecesIn(text)).toEqual({ pieces });
      }),
    );
  });
});

describe('the delimiter', () => {
  test.each([
    [';', 'codigo;descripcion;cantidad\nVK-1;Grabador,16;4\nPK-2;Tarjeta, roja;50'],
    [',', 'codigo,descripcion,cantidad\nVK-1,"Grabador; 16",4\nPK-2,Tarjeta,50'],
    ['\t', 'codigo\tdescripcion\tcantidad\nVK-1\tGrabador, 16; negro\t4'],
    ['|', 'codigo|cantidad\nA|1'],
    [';', 'a;"b\nc, d";e\nf;g;h'],
    [';', 'MONITOR 24";2\nA, B;3'],
    [';', 'a;b;c,d\ne;f;g,h'],
    [';', 'a;"b;x,1";c\nd;"e,2";f\ng,3;h;i'],
    [',', 'a;b,c,d\ne;f,g,h'],
    [null, 'solo\nuna'],
  ])('is %j for the whole of %j', (delimiter, text) => {
    expect(delimiterOf(text)).toBe(delimiter);
  });
});

const rowsOf = (text: string) => {
  const rows = readOrderFile(text, 500);
  return 'problem' in rows ? rows : rows.map(({ row, code, pieces, problem }) => [row, code, pieces ?? problem]);
};

describe('an order in a file', () => {
  test('has one delimiter: a comma in a text asks for no sixteen pieces', () => {
    expect(rowsOf('codigo;descripcion;cantidad\nVK-1;Grabador,16;4\nPK-2;Tarjeta,roja;50\n')).toEqual([
      [2, 'VK-1', 4],
      [3, 'PK-2', 50],
    ]);
  });

  test('is told its delimiter by its first line even where another suits its rows, and has it by its header otherwise', () => {
    expect(rowsOf('sep=;\ncodigo;cantidad;a,b\nA,x;2;c,d\n')).toEqual([[3, 'A,x', 2]]);
    expect(rowsOf('sep=,\ncodigo,cantidad\nA;1;2;3,4\nB;1;2;3,5\n')).toEqual([
      [3, 'A;1;2;3', 4],
      [4, 'B;1;2;3', 5],
    ]);
    expect(rowsOf('nota\na,b,c\na,b,c\ncodigo;cantidad\nA,1,1;2\nB,1,1;3\n')).toEqual([
      [5, 'A,1,1', 2],
      [6, 'B,1,1', 3],
    ]);
  });

  test('is told its delimiter by its first line, and rows keep the numbers of the file', () => {
    expect(rowsOf('sep=;\r\ncodigo;cantidad\r\nA,1;2\r\n\r\nB;3\r\n')).toEqual([
      [3, 'A,1', 2],
      [5, 'B', 3],
    ]);
  });

  test('has its delimiter by its header, though another would suit more rows', () => {
    expect(rowsOf('codigo;cantidad\nA;1,0\nB;2,0\nC;3,0\n')).toEqual([
      [2, 'A', 1],
      [3, 'B', 2],
      [4, 'C', 3],
    ]);
  });

  test('counts the lines of cells that have several, whatever ends them', () => {
    for (const end of ['\n', '\r\n', '\r'])
      expect(rowsOf(['codigo,nota,cantidad', 'A,"dos', 'líneas",2', '', 'B,,x'].join(end))).toEqual([
        [2, 'A', 2],
        [5, 'B', 'not_a_number'],
      ]);
  });

  test('of which a row has more cells than columns does not say which of them are its pieces', () => {
    expect(rowsOf('codigo,descripcion,cantidad\nVK-1,Grabador, 16,4\nPK-2,Tarjeta,50,\n')).toEqual([
      [2, 'VK-1', 'more_columns'],
      [3, 'PK-2', 50],
    ]);
  });

  test('is refused by row for a delimiter that is not that of the file, and for pieces without a code; subtotals and titles are neither', () => {
    expect(
      rowsOf('Cliente,Planta norte\n\nmodelo,cantidad,nota\nA;3\n,4\n,,\n,7,Total\nSubtotal,,\nB,2\nC,,urge'),
    ).toEqual([
      [4, 'A;3', 'missing'],
      [5, '', 'code_missing'],
      [8, 'Subtotal', 'missing'],
      [9, 'B', 2],
      [10, 'C', 'missing'],
    ]);
  });

  test.each([
    ['columns_missing', 'producto\nA'],
    ['columns_missing', ''],
    ['empty', 'modelo;cantidad\n;'],
    ['too_many_rows', `modelo,cantidad\n${'A,1\n'.repeat(501)}`],
    ['too_many_rows', `modelo,cantidad\n${',,x\n'.repeat(1_100)}`],
  ])('%s', (problem, text) => {
    expect(readOrderFile(text, 500)).toEqual({ problem });
  });

  test('whose quote is not closed says in which line it opens; an inch sign is none', () => {
    expect(readOrderFile('codigo,cantidad\nA,1\n"B,2\nC,3\n', 500)).toEqual({ problem: 'quote_not_closed', line: 3 });
    expect(rowsOf('codigo,nota,cantidad\nA,Monitor 24",1\n')).toEqual([[2, 'A', 1]]);
  });

  test('whatever the text, there is an answer', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const answer = readOrderFile(`codigo,cantidad\n${text}`, 500);
        expect(
          'problem' in answer || answer.every(({ pieces, problem }) => (pieces === null) !== (problem === null)),
        ).toBe(true);
      }),
    );
  });
});

test('the first line names the delimiter of a table, whatever suits its rows', () => {
  const table = readTable('sep=;\na,b,c;d\n1,2,3;4\n', { mostRows: 9 });
  expect('problem' in table ? table : [table.delimiter, table.rows.map(({ line }) => line)]).toEqual([';', [2, 3]]);
});

test('a table is read to one row past its most, so that its reader can tell', () => {
  const table = readTable('a,b\n'.repeat(20), { mostRows: 5 });
  expect('problem' in table ? null : table.rows.length).toBe(6);
});

const linesOf = (text: string) =>
  readWrittenOrder(text).map(({ row, code, pieces, problem }) => [row, code, pieces ?? problem]);

describe('a written order', () => {
  test.each([
    ['DS-2CD2143G2-I 4', 'DS-2CD2143G2-I', 4],
    ['DS-2CD2143G2-I\t12\tlo que sea', 'DS-2CD2143G2-I', 12],
    ['DS-2CD2143G2-I;3', 'DS-2CD2143G2-I', 3],
    ['DS-2CD2143G2-I, 3', 'DS-2CD2143G2-I', 3],
    ['4 x CABLE UTP 305', 'CABLE UTP 305', 4],
    ['1,000 x CABLE', 'CABLE', 1_000],
    ['CABLE-UTP x 2', 'CABLE-UTP', 2],
    ['SOLO-CODIGO', 'SOLO-CODIGO', 1],
    ['CODIGO,', 'CODIGO', 1],
    ['CABLE 12345', 'CABLE 12345', 1],
    ['CODIGO 4.0', 'CODIGO', 4],
    ['CODIGO\t4.0', 'CODIGO', 4],
    ['CODIGO\t1,000', 'CODIGO', 1_000],
    ['CODIGO;"1,000"', 'CODIGO', 1_000],
    ['CODIGO,"1,000"', 'CODIGO', 1_000],
    ['CODIGO,5,"de 1,500 m"', 'CODIGO', 5],
    ['CODIGO\t"Domo, 16"\t4', 'CODIGO', 'not_a_number'],
    ['CODIGO 1,000', 'CODIGO 1', 'ambiguous'],
    ['CODIGO,1,500', 'CODIGO', 'ambiguous'],
    ['CODIGO\t1.000', 'CODIGO', 'ambiguous'],
    ['CODIGO -5', 'CODIGO', 'below_one'],
    ['CODIGO 0', 'CODIGO', 'below_one'],
    ['CODIGO x 0', 'CODIGO', 'below_one'],
    ['CODIGO,cero', 'CODIGO', 'not_a_number'],
    ['CODIGO\t2.5', 'CODIGO', 'not_whole'],
    ['0 x CODIGO', 'CODIGO', 'below_one'],
    ['-2 x CODIGO', 'CODIGO', 'below_one'],
    [';4', '', 'code_missing'],
  ])('%j is %s: %s', (text, code, pieces) => {
    expect(linesOf(text)).toEqual([[1, code, pieces]]);
  });

  test('has one delimiter: of a pasted table the text between is neither code nor pieces', () => {
    expect(linesOf('Modelo\tDescripción\tCantidad\nVK-1\tGrabador, 16\t4\nPK-2\tTarjeta; roja\t50')).toEqual([
      [2, 'VK-1', 4],
      [3, 'PK-2', 50],
    ]);
    expect(linesOf('A;x,4\nB;y,5')).toEqual([
      [1, 'A;x', 4],
      [2, 'B;y', 5],
    ]);
    // More lines have a comma, of which none parts pieces.
    expect(linesOf('A,x;4\nB,y;5\nC,z')).toEqual([
      [1, 'A,x', 4],
      [2, 'B,y', 5],
      [3, 'C,z', 1],
    ]);
    expect(linesOf('VK-1;4\nPK-2;50\nCABLE, 16')).toEqual([
      [1, 'VK-1', 4],
      [2, 'PK-2', 50],
      [3, 'CABLE', 16],
    ]);
  });

  test('below a header says of each line what it means without it', () => {
    const [line] = readWrittenOrder('Modelo\tDescripción\tCantidad\nVK-1\tGrabador, 16\t4.5');
    expect(line?.text).toBe('VK-1\t4.5');
    expect(readWrittenOrder(line?.text ?? '')).toMatchObject([{ code: 'VK-1', written: '4.5', problem: 'not_whole' }]);
  });

  test('may name its delimiter, and keeps the numbers of its lines', () => {
    expect(linesOf('sep=;\r\n\r\nA,1;2\r\nB;3')).toEqual([
      [3, 'A,1', 2],
      [4, 'B', 3],
    ]);
  });

  test.each([
    ['blanks', `A${' '.repeat(200_000)}B`],
    ['blanks before pieces', `A${' '.repeat(200_000)}x${' '.repeat(200_000)}y`],
    ['crosses', `A${' x'.repeat(100_000)}`],
    ['digits', `${'1'.repeat(200_000)}x`],
    ['groups', `A ${'1,000'.repeat(20_000)}`],
  ])('a line of many %s is read at once', (_what, line) => {
    const begun = performance.now();
    expect(readWrittenOrder(line)).toHaveLength(1);
    expect(performance.now() - begun).toBeLessThan(4_000);
  });

  test('loses no line that is not blank, whatever is pasted', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[A-Z1-9][A-Z0-9,;\t "x.-]{0,20}$/)), (lines) => {
        const read = readWrittenOrder(lines.join('\n'));
        expect(read.map(({ row }) => row)).toEqual(lines.map((_, at) => at + 1));
      }),
    );
  });
});
