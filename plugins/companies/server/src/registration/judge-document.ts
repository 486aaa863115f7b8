import type { UploadedFile } from '@mayorista/kernel';
import type { RegistryDocumentType } from '../../../shared';
import { readTaxCertificate } from '../tax-certificates/read-tax-certificate';

/**
 * Says what is wrong with a paper that an applicant uploads, for them to read; null for nothing. Whether it is a file of its kind at all
 * is judged where it is stored.
 */
export async function judgeDocument(
  file: UploadedFile,
  type: RegistryDocumentType,
  rfc: string | null,
): Promise<string | null> {
  if (type !== 'tax_certificate' || !/\.pdf$/i.test(file.name)) return null;
  const read = await readTaxCertificate(file.path);
  if (read === null || read.rfc === null) return 'No pudimos leer la constancia: la revisa un ejecutivo';
  return rfc === null || rfc === read.rfc ? null : `La constancia es del RFC ${read.rfc} y escribiste ${rfc}`;
}
