import { readFile } from 'node:fs/promises';
import { getDocumentProxy } from 'unpdf';
import { parseTaxCertificate, type TaxCertificate } from './parse-tax-certificate';

const mostPages = 6;
/** A certificate has some six thousand letters. */
const mostLetters = 40_000;

/** Reads a certificate from the text of a PDF's first pages, and from the addresses that they link to: the QR of one is a link. */
export async function run(path: string): Promise<TaxCertificate | null> {
  const pdf = await getDocumentProxy(new Uint8Array(await readFile(path)));
  let text = '';
  for (let number = 1; number <= Math.min(pdf.numPages, mostPages) && text.length < mostLetters; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    const links = ((await page.getAnnotations()) as readonly { readonly url?: string }[]).flatMap(
      ({ url }) => url ?? [],
    );
    text += ` ${[...items.map((item) => ('str' in item ? item.str : '')), ...links].join(' ')}`;
  }
  return parseTaxCertificate(text.slice(0, mostLetters));
}
