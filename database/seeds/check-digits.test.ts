import { describe, expect, it } from 'vitest';
import { ean13, rfc } from './check-digits';

describe('ean13', () => {
  it('adds the check digit of published barcodes', () => {
    expect(ean13('400638133393')).toBe('4006381333931');
    expect(ean13('978020137962')).toBe('9780201379624');
  });
});

describe('rfc', () => {
  it("adds the check character of the tax office's own test ids", () => {
    expect(rfc('EKU9003173C')).toBe('EKU9003173C9');
    expect(rfc('GODE561231GR')).toBe('GODE561231GR8');
  });
});
