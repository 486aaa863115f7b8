import { describe, expect, test } from 'vitest';
import { formatWhatsapp, parseTelephone, parseWhatsapp } from './telephone.rules';

describe('telephones', () => {
  test.each([
    '8112345678',
    '81 1234 5678',
    '(81) 1234-5678',
    '+52 81 1234 5678',
    '+52 1 81 1234 5678',
    '5218112345678',
    '044 81 1234 5678',
    '045 8112345678',
    '01 81 1234 5678',
  ])('%s is one number of Monterrey', (text) => {
    expect(parseTelephone(text)?.number).toBe('+528112345678');
  });

  test.each(['', '123', 'no es un número', '81 1234 567'])('%j is none', (text) => {
    expect(parseTelephone(text)).toBeUndefined();
  });

  test('one of another country keeps it', () => {
    expect(parseTelephone('+1 213 373 4253')?.number).toBe('+12133734253');
  });

  test('a WhatsApp number is 12 digits, shown as +CC XX-XXXX-XXXX', () => {
    expect(parseWhatsapp('81 1234 5678')).toBe('528112345678');
    expect(formatWhatsapp('528112345678')).toBe('+52 81-1234-5678');
    expect(parseWhatsapp('+1 213 373 4253')).toBeNull();
    expect(parseWhatsapp('12')).toBeNull();
  });
});
