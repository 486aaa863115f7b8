import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readAnswer } from './banxico';
import { demoRateBefore } from './demo-rate';
import { readDatum, readRateFile } from './read-told.rules';
import { plainDate } from '@mayorista/kernel/shared';

describe('a datum of Banco de México', () => {
  test('is a day and pesos with four decimals; N/E is a day without one', () => {
    expect(readDatum('26/11/2026', '18.3456')).toEqual({ day: '2026-11-26', rate: '18.3456' });
    expect(readDatum('26/11/2026', '18.3')).toEqual({ day: '2026-11-26', rate: '18.3000' });
    expect(readDatum('26/11/2026', 'N/E')).toBeNull();
  });

  test.each([
    ['31/02/2026', '18.3456'],
    ['2026-11-26', '18.3456'],
    ['26/11/2026', ''],
    ['26/11/2026', '0'],
    ['26/11/2026', '-18.3'],
    ['26/11/2026', '18,3456'],
    ['26/11/2026', '1e3'],
  ])('%s with %s is neither', (day, rate) => {
    expect(() => readDatum(day, rate)).toThrow(RangeError);
  });
});

describe('a file of Banco de México', () => {
  const file = [
    'Banco de México',
    'Tipos de cambio diarios',
    '"Fecha","SF43718"',
    '"25/11/2026","18.3001"',
    '26/11/2026;18.3120',
    '27/11/2026\tN/E',
  ].join('\r\n');

  test('has titles above, a day and a datum a line, whatever divides them', () => {
    expect(readRateFile(file)).toEqual({
      rates: [
        { day: '2026-11-25', rate: '18.3001' },
        { day: '2026-11-26', rate: '18.3120' },
      ],
      unread: [],
    });
  });

  test('names each line that begins with a day and is no datum', () => {
    expect(readRateFile(`${file}\r\n28/11/2026,dieciocho`).unread).toEqual([{ line: 7, text: '28/11/2026,dieciocho' }]);
  });

  test('is read no further once twenty of its lines are none', () => {
    const { rates, unread } = readRateFile(`${'31/02/2026,18.3\n'.repeat(50)}25/11/2026,18.3`);
    expect([rates, unread.length, unread.at(-1)?.line]).toEqual([[], 20, 20]);
  });

  test('of any lines reads as many rates as days that have one', () => {
    const line = fc.tuple(fc.integer({ min: 1, max: 28 }), fc.integer({ min: 1, max: 999_999 }));
    fc.assert(
      fc.property(fc.array(line, { maxLength: 40 }), (lines) => {
        const text = lines.map(([at, ten]) => `${String(at).padStart(2, '0')}/10/2026,${(ten / 10_000).toFixed(4)}`);
        const newest = new Map(lines.map(([at, ten]) => [at, ten]));
        const { rates } = readRateFile(text.join('\n'));
        expect(rates.map(({ day, rate }) => [Number(day.slice(8)), Math.round(Number(rate) * 10_000)])).toEqual([
          ...newest,
        ]);
      }),
    );
  });
});

describe('an answer of the SIE', () => {
  const series = (datos?: object[]) => ({
    bmx: { series: [{ idSerie: 'SF43718', titulo: 'FIX', ...(datos && { datos }) }] },
  });

  test('may hold no data, as for a weekend', () => {
    expect(readAnswer(series())).toEqual([]);
    expect(readAnswer(series([{ fecha: '26/11/2026', dato: '18.3120' }]))).toEqual([
      { day: '2026-11-26', rate: '18.3120' },
    ]);
  });

  test.each([
    ['of another series', { bmx: { series: [{ idSerie: 'SF60653', datos: [] }] } }],
    ['of a page', null],
    ['with a datum that is none', series([{ fecha: '26/11/2026', dato: 'x' }])],
  ])('%s tells nothing', (_, body) => {
    expect(() => readAnswer(body)).toThrow('Banco de México respondió');
  });
});

test('a demonstration makes up the rate of the weekday before, and says so', () => {
  expect(demoRateBefore(plainDate('2026-11-30'))).toMatchObject({ determinedOn: '2026-11-27', isDemo: true });
  expect(demoRateBefore(plainDate('2026-12-01')).rate).toMatch(/^18\.\d{4}$/);
});
