import { readFileSync } from 'node:fs';
import { env, SAT_STATUS_URL } from '@mayorista/config';
import { now, type Core, type FieldError } from '@mayorista/kernel';
import { openCertificate, type Certificate, type CertificateFiles } from './cfdi/certificate';
import { fiscalName } from '@mayorista/companies/shared';
import type { Issuer } from './cfdi/cfdi.types';
import { demoCertificate } from './demo/demo-certificate';
import { httpPac } from './pac/http-pac';
import type { Pac } from './pac/pac';
import { demoPac } from './pac/stand-in/demo-pac';

/** Who issues, and with what certificate. */
export interface OpenIssuer {
  readonly issuer: Issuer;
  readonly certificate: Certificate;
  readonly files: CertificateFiles;
}

let opened: { readonly key: string; readonly issuer: OpenIssuer } | null = null;

/** Where the demonstration's issuer stands. */
const demoPlace = { regime: '601', zipCode: '64000' };

/** Opens the issuer's certificate, once a process; null in production without one. Throws an error for files that cannot be opened. */
export function findIssuer(): OpenIssuer | null {
  const { certificate: given } = env().invoicing;
  if (given === null && env().mode === 'production') return null;
  const key =
    given === null ? 'demo' : JSON.stringify([given.certificateFile, given.name, given.regime, given.zipCode]);
  if (opened?.key === key) return opened.issuer;
  const files =
    given === null
      ? demoCertificate
      : {
          certificate: readFileSync(given.certificateFile),
          key: readFileSync(given.keyFile),
          password: given.password,
        };
  const certificate = openCertificate(files);
  const { regime, zipCode } = given ?? demoPlace;
  // Documents say the name of the register, which knows no kind of company (CFDI40139); certificates carry it.
  const name = given?.name ?? fiscalName(certificate.legalName, certificate.rfc);
  const issuer = { rfc: certificate.rfc, name, regime, zipCode };
  opened = { key, issuer: { issuer, certificate, files } };
  return opened.issuer;
}

/** Returns the issuer. Throws an error where there is none. */
export function getIssuer(): OpenIssuer {
  const issuer = findIssuer();
  if (issuer === null) throw new Error('Falta el certificado de sello digital: define CFDI_CERTIFICATE_FILE');
  return issuer;
}

/** Lists why no document can be sealed now. */
export function judgeIssuer(): FieldError[] {
  const found = findIssuer();
  if (found === null) return [{ code: 'issuer_missing' }];
  const { validFrom, validTo } = found.certificate;
  return now() < validFrom || now() > validTo ? [{ code: 'certificate_expired' }] : [];
}

/** Returns who stamps: the configured provider, or the demonstration's. Throws an error in production without one. */
export function getPac(strapi: Core.Strapi): Pac {
  const { pac } = env().invoicing;
  if (pac !== null) {
    // A provider of our own network (a stand-in) answers for the tax authority too.
    const isLocal = /^https?:\/\/(127\.0\.0\.1|localhost)[:/]/.test(`${pac.url}/`);
    const statusUrl = isLocal ? new URL('/ConsultaCFDIService.svc', pac.url).href : SAT_STATUS_URL;
    return httpPac({ ...pac, statusUrl, certificate: getIssuer().files });
  }
  if (env().mode === 'production') throw new Error('Falta el PAC: define PAC_URL y PAC_TOKEN');
  return demoPac(strapi);
}
