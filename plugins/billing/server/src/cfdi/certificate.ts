import { createPrivateKey, type KeyObject } from 'node:crypto';
import { createRequire } from 'node:module';
import type { DocumentCertificate } from './build-cfdi';

/** An issuer's certificate of digital seal (CSD) with its key. */
export interface Certificate extends DocumentCertificate {
  readonly rfc: string;
  readonly legalName: string;
  readonly key: KeyObject;
  readonly validFrom: Date;
  readonly validTo: Date;
}

/** The bytes of a certificate and its encrypted key, as the tax authority hands them out. */
export interface CertificateFiles {
  readonly certificate: Buffer;
  readonly key: Buffer;
  readonly password: string;
}

/** Loads the library that reads certificates, on first use: it takes a fifteenth of a start, and few processes ever seal a document. */
const loadCredentials = (): typeof import('@nodecfdi/credentials/node') =>
  createRequire(__filename)('@nodecfdi/credentials/node') as typeof import('@nodecfdi/credentials/node');

/** Opens a certificate and its key. Throws an error when the password is wrong, they do not belong together or it is no certificate for seals. */
export function openCertificate({ certificate, key, password }: CertificateFiles): Certificate {
  const { Credential } = loadCredentials();
  const credential = Credential.create(certificate.toString('binary'), key.toString('binary'), password);
  if (!credential.isCsd()) throw new Error('El certificado no es de sello digital (CSD)');
  const opened = credential.certificate();
  return {
    number: opened.serialNumber().bytes(),
    content: opened.pemAsOneLine(),
    rfc: credential.rfc(),
    legalName: credential.legalName(),
    key: createPrivateKey({ key, format: 'der', type: 'pkcs8', passphrase: password }),
    validFrom: opened.validFrom(),
    validTo: opened.validTo(),
  };
}
