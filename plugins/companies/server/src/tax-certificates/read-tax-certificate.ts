import path from 'node:path';
import { defineParser, parseOthers } from '@mayorista/kernel';
import type { TaxCertificate } from './parse-tax-certificate';

const certificateParser = defineParser<string, TaxCertificate | null>({
  name: 'companies.tax-certificate',
  file: path.join(__dirname, 'tax-certificate.parser'),
  mostSeconds: 6,
  mostMegabytes: 350,
});

/** Reads a certificate from a PDF; null for what is none, has too much in it or takes too long. Throws RateLimitError. */
export async function readTaxCertificate(file: string): Promise<TaxCertificate | null> {
  const parsed = await parseOthers(certificateParser, file);
  return 'problem' in parsed ? null : parsed.value;
}
