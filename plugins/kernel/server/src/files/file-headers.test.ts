import { expect, test } from 'vitest';
import { fileHeaders } from './file-headers';

const named = (name: string): string | undefined => fileHeaders({ name, mime: 'text/csv' })['Content-Disposition'];

test.each([
  ['a plain name', 'F-12.pdf', 'attachment; filename="F-12.pdf"'],
  [
    'accents are left out for old clients, and exact beside it',
    'Cámaras ñ (1).csv',
    `attachment; filename="Camaras n (1).csv"; filename*=UTF-8''C%C3%A1maras%20%C3%B1%20%281%29.csv`,
  ],
  ['quotes do not end it', 'a"; filename="b.exe', String.raw`attachment; filename="a\"; filename=\"b.exe"`],
  [
    'a line does not begin another header',
    'a\r\nX-Evil: 1',
    `attachment; filename="aX-Evil: 1"; filename*=UTF-8''a%0D%0AX-Evil%3A%201`,
  ],
])('%s', (_what, name, expected) => expect(named(name)).toBe(expected));

test('a file is neither run nor cached, and shown only where that is asked for', () => {
  expect(fileHeaders({ name: 'a.pdf', mime: 'application/pdf', isShown: true })).toEqual({
    'Content-Type': 'application/pdf',
    'Content-Disposition': 'inline; filename="a.pdf"',
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'Cache-Control': 'private, no-store',
  });
});
