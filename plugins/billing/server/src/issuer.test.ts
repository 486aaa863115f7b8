import { generateKeyPairSync } from 'node:crypto';
import { forgetEnvironment } from '@mayorista/config';
import { freezeClock } from '@mayorista/kernel';
import { afterEach, expect, test, vi } from 'vitest';
import { openCertificate } from './cfdi/certificate';
import { demoCertificate } from './demo/demo-certificate';
import { findIssuer, getIssuer, getPac, judgeIssuer } from './issuer';

afterEach(() => {
  freezeClock(null);
  vi.unstubAllEnvs();
  forgetEnvironment();
});

test('documents are sealed while the certificate is valid, neither before nor after', () => {
  const { validFrom, validTo } = findIssuer()!.certificate;
  const at = (time: Date, ms: number) => {
    freezeClock(new Date(time.getTime() + ms));
    return judgeIssuer().map(({ code }) => code);
  };
  expect([at(validFrom, -1_000), at(validFrom, 0), at(validTo, 0), at(validTo, 1_000)]).toEqual([
    ['certificate_expired'],
    [],
    [],
    ['certificate_expired'],
  ]);
});

test('in production nothing is sealed or stamped for a demonstration: the certificate and who stamps must be given', () => {
  vi.stubEnv('NODE_ENV', 'production');
  for (const name of [
    'APP_KEYS',
    'API_TOKEN_SALT',
    'ADMIN_JWT_SECRET',
    'JWT_SECRET',
    'TRANSFER_TOKEN_SALT',
    'SESSION_SECRET',
    'ENCRYPTION_KEY',
    'SEARCH_MASTER_KEY',
  ])
    vi.stubEnv(name, 'una-clave-larga-0123456789,otra-clave-larga-0123456789');
  forgetEnvironment();
  expect(judgeIssuer()).toEqual([{ code: 'issuer_missing' }]);
  expect(() => getIssuer()).toThrow('Falta el certificado de sello digital: define CFDI_CERTIFICATE_FILE');
  expect(() => getPac(null as never)).toThrow('Falta el PAC: define PAC_URL y PAC_TOKEN');
});

test('a certificate that is no seal of a company (no branch in its subject) is refused', () => {
  const branch = Buffer.from('060355040b', 'hex');
  const certificate = Buffer.from(demoCertificate.certificate);
  for (let at = certificate.indexOf(branch); at >= 0; at = certificate.indexOf(branch)) certificate[at + 4] = 0x0c;
  expect(() => openCertificate({ ...demoCertificate, certificate })).toThrow(
    'El certificado no es de sello digital (CSD)',
  );
});

test('a key of another certificate is refused', () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
  const key = privateKey.export({
    format: 'der',
    type: 'pkcs8',
    cipher: 'aes-256-cbc',
    passphrase: demoCertificate.password,
  });
  expect(() => openCertificate({ ...demoCertificate, key })).toThrow('La llave no es la del certificado');
});
