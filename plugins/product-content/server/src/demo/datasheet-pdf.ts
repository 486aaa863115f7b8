import PDFDocument from 'pdfkit';
import { assertOutsideTransaction } from '@mayorista/kernel';

/** What a printed datasheet says: texts in one language. */
export interface PrintedSheet {
  readonly title: string;
  readonly subtitle: string;
  readonly text: string;
  readonly groups: readonly { readonly name: string; readonly lines: readonly (readonly [string, string])[] }[];
}

/** A printable datasheet, for the documents of the demo world's products. */
export async function datasheetPdf({ title, subtitle, text, groups }: PrintedSheet): Promise<Buffer> {
  assertOutsideTransaction('drawing a PDF');
  const document = new PDFDocument({ size: 'LETTER', margin: 56, info: { Title: title, Author: 'Mayorista' } });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => document.once('end', resolve).once('error', reject));
  document.font('Helvetica-Bold').fontSize(18).text(title);
  document.font('Helvetica').fontSize(11).fillColor('#475569').text(subtitle).moveDown();
  document.fillColor('#0f172a').text(text, { lineGap: 2 });
  for (const { name, lines } of groups) {
    document.moveDown().font('Helvetica-Bold').fontSize(13).text(name).moveDown(0.3).fontSize(10);
    for (const [label, value] of lines) {
      document.font('Helvetica-Bold').text(`${label}: `, { continued: true });
      document.font('Helvetica').text(value);
    }
  }
  document.end();
  await ended;
  return Buffer.concat(chunks);
}
