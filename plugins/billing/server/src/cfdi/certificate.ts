import { createPrivateKey, createPublicKey, X509Certificate, type KeyObject } from 'node:crypto';
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

/** The owner of a certificate, as it names them. */
export interface CertificateFacts extends DocumentCertificate {
  readonly rfc: string;
  readonly legalName: string;
  /** It seals documents (CSD): it names a branch, as the certificate that signs for the company itself (e.firma) does not. */
  readonly isForSeals: boolean;
  readonly publicKey: KeyObject;
  readonly validFrom: Date;
  readonly validTo: Date;
}

/** Reads a certificate of the tax authority (DER). Throws an error for what is none. */
export function readCertificate(der: Buffer): CertificateFacts {
  const opened = new X509Certificate(der);
  const subject = opened.toLegacyObject().subject as unknown as Readonly<Record<string, string | undefined>>;
  return {
    // Each byte of a serial number of theirs is a digit.
    number: Buffer.from(opened.serialNumber, 'hex').toString('ascii'),
    content: opened.raw.toString('base64'),
    // 'RFC of the company / RFC of who represents it'.
    rfc: (subject.x500UniqueIdentifier ?? '').split('/')[0]?.trim() ?? '',
    legalName: subject.name ?? subject.CN ?? '',
    isForSeals: (subject.OU ?? '') !== '',
    publicKey: opened.publicKey,
    validFrom: new Date(opened.validFrom),
    validTo: new Date(opened.validTo),
  };
}

/** Opens a certificate and its key. Throws an error when the password is wrong, they do not belong together or it is no certificate for seals. */
export function openCertificate({ certificate, key, password }: CertificateFiles): Certificate {
  const { isForSeals, publicKey, ...facts } = readCertificate(certificate);
  if (!isForSeals) throw new Error('El certificado no es de sello digital (CSD)');
  const opened = createPrivateKey({ key, format: 'der', type: 'pkcs8', passphrase: password });
  if (!createPublicKey(opened).equals(publicKey)) throw new Error('La llave no es la del certificado');
  return { ...facts, key: opened };
}
