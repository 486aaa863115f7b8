import path from 'node:path';
import { forgetEnvironment } from '@mayorista/config';
import { afterEach, expect, test, vi } from 'vitest';
import { findIssuer } from './issuer';

afterEach(() => {
  vi.unstubAllEnvs();
  forgetEnvironment();
});

const folder = path.join(__dirname, '../tests/authority/certificates');

function given(name: string, more: Readonly<Record<string, string>> = {}): void {
  const settings = {
    CFDI_CERTIFICATE_FILE: path.join(folder, `${name}.cer`),
    CFDI_KEY_FILE: path.join(folder, `${name}.key`),
    CFDI_KEY_PASSWORD: '12345678a',
    CFDI_ISSUER_REGIME: '601',
    CFDI_ISSUER_ZIP: '42501',
    ...more,
  };
  for (const [key, value] of Object.entries(settings)) vi.stubEnv(key, value);
  forgetEnvironment();
}

test.each([
  ['EKU9003173C9', 'EKU9003173C9', 'ESCUELA KEMPER URGATE'],
  ['ONO120726RX3', 'OÑO120726RX3', 'ORGANICOS ÑAVEZ OSORIO'],
])(
  'the issuer of %s is named as the register has it, without the kind of company of its certificate',
  (file, rfc, name) => {
    given(file);
    expect(findIssuer()?.issuer).toMatchObject({ rfc, name });
  },
);

test('a name that is set is written as it is, at once', () => {
  given('EKU9003173C9');
  expect(findIssuer()?.issuer.name).toBe('ESCUELA KEMPER URGATE');
  given('EKU9003173C9', { CFDI_ISSUER_NAME: 'ESCUELA KEMPER' });
  expect(findIssuer()?.issuer.name).toBe('ESCUELA KEMPER');
});
