import { parseTaxCertificate, type TaxCertificate } from './parse-tax-certificate';
import { readPdfText } from './read-pdf-text';

/** Reads a certificate from a PDF; null for what is none. */
export async function readTaxCertificate(path: string): Promise<TaxCertificate | null> {
  const text = await readPdfText(path);
  return text === null ? null : parseTaxCertificate(text);
}
