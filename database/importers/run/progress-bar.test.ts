import { expect, test } from 'vitest';
import { clockText, ProgressBar, progressText } from './progress-bar';

test('progress says rows, part, speed and time left', () => {
  expect(progressText({ phase: 'importando', part: 0.25, rows: 12_000 }, 4)).toBe(
    'Importando  25 %  12,000 filas  3,000 filas/s  faltan 0:12',
  );
});

test('before anything was read there is nothing to divide by', () => {
  expect(progressText({ phase: 'revisando', part: 0, rows: 0 }, 0)).toBe(
    'Revisando    0 %  0 filas  0 filas/s  faltan 0:00',
  );
});

test('time left reads as minutes and seconds', () => {
  expect([clockText(5), clockText(65), clockText(3605)]).toEqual(['0:05', '1:05', '60:05']);
});

test('without a terminal it writes one plain line every five seconds', () => {
  const lines: string[] = [];
  let now = 0;
  const bar = new ProgressBar({ isTTY: false, write: (text) => lines.push(text) > 0 }, () => now);
  for (; now <= 12_000; now += 500) bar.show({ phase: 'importando', part: 0.5, rows: now });
  expect(lines).toHaveLength(2);
  expect(lines.join('')).not.toMatch(/[\r\u001b]/);
});
