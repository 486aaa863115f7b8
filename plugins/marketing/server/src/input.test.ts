import { expect, test } from 'vitest';
import type { z } from 'zod';
import { color, link } from './input';

const codes = (schema: z.ZodType, texts: readonly string[]) =>
  texts.map((text) => schema.safeParse(text).error?.issues[0]?.message ?? null);

test('a link of marketing leads into the store or to an https address, never to a script', () => {
  expect(codes(link, ['/ofertas', '/productos?id=3', 'https://ejemplo.mx/a', '#contacto'])).toEqual([
    null,
    null,
    null,
    null,
  ]);
  const wrong = [
    'javascript:alert(1)',
    'http://ejemplo.mx',
    '//ejemplo.mx',
    '/\\ejemplo.mx',
    'ofertas',
    'data:text/html,x',
    '',
  ];
  expect(new Set(codes(link, wrong))).toEqual(new Set(['link_invalid']));
});

test('a colour is # and six digits of sixteen', () => {
  expect(codes(color, ['#0a4D9f', '#FFFFFF'])).toEqual([null, null]);
  expect(new Set(codes(color, ['#fff', 'red', '#0a4D9f;', 'url(x)', '#gggggg']))).toEqual(new Set(['color_invalid']));
});
