import { inflateSync } from 'node:zlib';
import type { Client } from './client';

/** Reads what the pages of a PDF write, one text after the other: its streams inflated, the hexadecimal texts of pdfkit decoded. */
export function textOfPdf(pdf: Buffer): string {
  const texts: string[] = [];
  for (let at = pdf.indexOf('stream\n'); at >= 0; at = pdf.indexOf('stream\n', at + 7)) {
    try {
      const content = inflateSync(pdf.subarray(at + 7)).toString('latin1');
      // A line of text is shown in pieces between which letters are kerned.
      for (const [, shown = ''] of content.matchAll(/\[([^\]]*)\] TJ/g)) {
        for (const [, hex = ''] of shown.matchAll(/<([\da-f]+)>/gi))
          texts.push(Buffer.from(hex, 'hex').toString('latin1'));
        texts.push(' ');
      }
    } catch {
      // Not a compressed stream: the word inside other bytes.
    }
  }
  return texts.join('');
}

/** Fetches a PDF as somebody and returns its bytes with what its pages write. Throws for any answer that is no PDF. */
export async function fetchPdf(
  { url }: { readonly url: string },
  { token }: Client,
  path: string,
): Promise<{ readonly bytes: Buffer; readonly text: string }> {
  const answer = await fetch(url + path, { headers: { Authorization: `Bearer ${token ?? ''}` } });
  const bytes = Buffer.from(await answer.arrayBuffer());
  if (bytes.subarray(0, 5).toString() !== '%PDF-') throw new Error(`${path}: ${answer.status} ${bytes.toString()}`);
  return { bytes, text: textOfPdf(bytes) };
}
