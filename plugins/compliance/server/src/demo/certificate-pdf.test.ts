import { expect, test } from 'vitest';
import { simplePdf } from './certificate-pdf';

test('a document of the demo world is a PDF whose table points at its objects', () => {
  const text = simplePdf('Certificado (NOM)', ['Línea uno', 'Línea \\ dos']).toString('latin1');
  expect(text.startsWith('%PDF-1.4\n')).toBe(true);
  const offsets = [...text.matchAll(/^(\d{10}) 00000 n/gm)].map(([, offset]) => Number(offset));
  expect(offsets.map((offset) => /^\d+ 0 obj/.exec(text.slice(offset))?.[0])).toEqual(
    [1, 2, 3, 4, 5].map((number) => `${number} 0 obj`),
  );
  expect(text).toContain('(Certificado \\(NOM\\)) Tj');
  expect(text.slice(Number(/startxref\n(\d+)/.exec(text)?.[1])).startsWith('xref')).toBe(true);
});
