import fc from 'fast-check';
import { expect, test } from 'vitest';
import { slug, trimEndOf, trimOf } from './text';

const dotty = fc.string({ unit: fc.constantFrom('.', ' ', '-', 'a', 'ñ', '0') });

test('what is cut off the ends is what a pattern would cut', () => {
  fc.assert(
    fc.property(dotty, (text) => {
      expect(trimEndOf(text, /[. ]/)).toBe(text.replace(/[. ]+$/, ''));
      expect(trimOf(text, /[. ]/)).toBe(text.replace(/^[. ]+|[. ]+$/g, ''));
      expect(slug(text)).not.toMatch(/^-|-$|--/);
    }),
  );
});

test('the ends of a long text are cut in one walk', () => {
  const begun = performance.now();
  expect(trimOf(`${'.'.repeat(1_000_000)}a`, /\./)).toBe('a');
  expect(trimOf(`a${'.'.repeat(1_000_000)}b`, /\./)).toHaveLength(1_000_002);
  expect(slug(`a${'-'.repeat(1_000_000)}b`)).toBe('a-b');
  expect(performance.now() - begun).toBeLessThan(1_000);
});
