import { toBuffer } from 'bwip-js/node';
import PDFDocument from 'pdfkit';
import { assertOutsideTransaction } from '@mayorista/kernel';
import type { Label } from './label.rules';

const millimetre = 72 / 25.4;
/** A label of 100 x 70 mm, as thermal printers take it. */
const page = { size: [100 * millimetre, 70 * millimetre] as [number, number], margin: 5 * millimetre };
const bars = { width: 60 * millimetre, height: 14 * millimetre };
const mostLines = 16;

/** A printable page with the texts of a label above its Code 128 bars. */
export async function labelPdf(label: Label): Promise<Buffer> {
  assertOutsideTransaction('drawing a PDF');
  const picture = await toBuffer({
    bcid: 'code128',
    text: label.code,
    scale: 3,
    height: 12,
    includetext: true,
    textxalign: 'center',
  });
  const document = new PDFDocument({ ...page, info: { Title: label.title, Author: 'Mayorista' } });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => document.once('end', resolve).once('error', reject));
  const width = page.size[0] - 2 * page.margin;
  const foot = page.size[1] - page.margin - bars.height;
  document.font('Helvetica-Bold').fontSize(10).text(label.title, { width, lineBreak: false, ellipsis: true });
  document.moveDown(0.3).fontSize(6);
  for (const { label: name, text } of label.lines.slice(0, mostLines)) {
    const room = foot - document.y - 2;
    if (room < 7) break;
    document
      .font('Helvetica-Bold')
      .text(`${name}: `, page.margin, document.y, { width, height: room, continued: true, ellipsis: true });
    document.font('Helvetica').text(text);
  }
  document.image(picture, (page.size[0] - bars.width) / 2, foot, { fit: [bars.width, bars.height], align: 'center' });
  document.end();
  await ended;
  return Buffer.concat(chunks);
}
