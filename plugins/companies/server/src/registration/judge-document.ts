import type { UploadedFile } from '@mayorista/kernel';
import type { RegistryDocumentType } from '../../../shared';
import { readTaxCertificate } from '../tax-certificates/read-tax-certificate';

/** Reads the RFC of a paper that is a tax certificate; null where it says none, undefined for another paper. */
export async function readRfc(file: UploadedFile, type: RegistryDocumentType): Promise<string | null | undefined> {
  if (type !== 'tax_certificate' || !/\.pdf$/i.test(file.name)) return undefined;
  return (await readTaxCertificate(file.path))?.rfc ?? null;
}

/** Says what is wrong with a paper by the RFC that was read of it, for the applicant to read; null for nothing. */
export function problemOf(read: string | null | undefined, rfc: string | null): string | null {
  if (read === undefined) return null;
  if (read === null) return 'No pudimos leer la constancia: la revisa un ejecutivo';
  return rfc === null || rfc === read ? null : `La constancia es del RFC ${read} y escribiste ${rfc}`;
}
