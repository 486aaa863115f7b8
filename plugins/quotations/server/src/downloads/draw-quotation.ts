import { groupThousands } from '@mayorista/kernel';
import PDFDocument from 'pdfkit';
import { assertOutsideTransaction } from '@mayorista/kernel';
import type { PrintedLine, PrintedQuotation } from './printed.types';

type Pen = InstanceType<typeof PDFDocument>;

const left = 40;
const top = 40;
const ink = '#0f172a';
const muted = '#64748b';
const accent = '#0f4c81';

const columns = [
  { title: 'Modelo', x: 40, width: 96, align: 'left' },
  { title: 'Descripción', x: 140, width: 216, align: 'left' },
  { title: 'Cant.', x: 360, width: 36, align: 'right' },
  { title: 'P. unitario', x: 400, width: 80, align: 'right' },
  { title: 'Importe', x: 484, width: 88, align: 'right' },
] as const;

/** Prints a quotation on letter pages: heads of columns on each, page numbers below. */
export async function drawQuotation(quotation: PrintedQuotation): Promise<Buffer> {
  assertOutsideTransaction('drawing a PDF');
  const { title, seller } = quotation;
  const pen = new PDFDocument({
    size: 'LETTER',
    margin: 40,
    bufferPages: true,
    info: { Title: title, Author: seller.name },
  });
  const chunks: Buffer[] = [];
  pen.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => pen.once('end', resolve).once('error', reject));
  drawHead(pen, quotation);
  drawLines(pen, quotation.lines);
  drawTotals(pen, quotation);
  for (const text of quotation.footer) drawParagraph(pen, text);
  numberPages(pen, title);
  pen.end();
  await ended;
  return Buffer.concat(chunks);
}

const width = (pen: Pen): number => pen.page.width - 2 * left;
const bottom = (pen: Pen): number => pen.page.height - 56;

function drawHead(pen: Pen, { title, facts, seller, customer, header }: PrintedQuotation): void {
  const nameAt = drawLogo(pen, seller);
  pen.font('Helvetica-Bold').fontSize(15).fillColor(ink);
  pen.text(seller.name, nameAt, 46, { width: 300 - nameAt, height: 36, ellipsis: true });
  pen.font('Helvetica').fontSize(8).fillColor(muted);
  for (const line of seller.lines) pen.text(line, left, Math.max(pen.y, 86), { width: 280 });
  const sellerEnd = pen.y;
  pen.font('Helvetica-Bold').fontSize(13).fillColor(ink);
  pen.text(title, 320, 42, { width: width(pen) - 280, align: 'right' });
  pen.fontSize(8).font('Helvetica').fillColor(muted);
  for (const [label, value] of facts)
    pen.text(`${label}: ${value}`, 320, pen.y + 1, { width: width(pen) - 280, align: 'right' });
  pen.y = Math.max(sellerEnd, pen.y, 86) + 10;
  customer.forEach((line, at) => {
    pen
      .font(at === 0 ? 'Helvetica-Bold' : 'Helvetica')
      .fontSize(9)
      .fillColor(ink)
      .text(line, left, pen.y, { width: 400 });
  });
  if (header !== null) drawParagraph(pen, header);
  pen.y += 8;
}

/** Draws the logo; returns where the name beside it begins. */
function drawLogo(pen: Pen, { logo, isHouse }: PrintedQuotation['seller']): number {
  if (logo !== null) {
    pen.image(logo, left, top, { fit: [110, 40] });
    return left + 120;
  }
  if (!isHouse) return left;
  pen.roundedRect(left, top, 30, 30, 6).fill(accent);
  pen
    .moveTo(left + 8, 62)
    .lineTo(left + 8, 49)
    .lineTo(left + 15, 57)
    .lineTo(left + 22, 49)
    .lineTo(left + 22, 62)
    .lineWidth(2.4)
    .strokeColor('#ffffff')
    .stroke();
  return left + 40;
}

function drawLines(pen: Pen, lines: readonly PrintedLine[]): void {
  drawRow(
    pen,
    columns.map(({ title }) => title),
    { isHead: true, height: 16 },
  );
  for (const line of lines) {
    const texts = [line.model ?? '', line.name, String(line.quantity), grouped(line.unitPrice), grouped(line.subtotal)];
    pen.font('Helvetica').fontSize(8);
    const height =
      6 + Math.max(...[0, 1].map((at) => pen.heightOfString(texts[at] ?? '', { width: columns[at]?.width ?? 0 })));
    if (pen.y + height > bottom(pen)) {
      startPage(pen);
      drawRow(
        pen,
        columns.map(({ title }) => title),
        { isHead: true, height: 16 },
      );
    }
    drawRow(pen, texts, { isHead: false, height });
  }
}

function startPage(pen: Pen): void {
  pen.addPage();
  pen.y = top;
}

function drawRow(pen: Pen, texts: readonly string[], { isHead, height }: { isHead: boolean; height: number }): void {
  const y = pen.y;
  if (isHead) pen.rect(left, y, width(pen), height).fill('#e2e8f0');
  pen
    .font(isHead ? 'Helvetica-Bold' : 'Helvetica')
    .fontSize(8)
    .fillColor(ink);
  columns.forEach(({ x, width: columnWidth, align }, at) => {
    pen.text(texts[at] ?? '', x, y + 4, { width: columnWidth, align });
  });
  pen.y = y + height;
  if (!isHead)
    pen
      .moveTo(left, pen.y)
      .lineTo(left + width(pen), pen.y)
      .lineWidth(0.4)
      .strokeColor('#cbd5e1')
      .stroke();
}

function drawTotals(pen: Pen, { totals, currency }: PrintedQuotation): void {
  if (pen.y + 20 + totals.length * 14 > bottom(pen)) startPage(pen);
  const y = pen.y + 10;
  totals.forEach(([label, amount], at) => {
    const isLast = at === totals.length - 1;
    pen
      .font(isLast ? 'Helvetica-Bold' : 'Helvetica')
      .fontSize(isLast ? 10 : 9)
      .fillColor(ink);
    pen.text(isLast ? `${label} ${currency}` : label, 360, y + at * 14, { width: 100, lineBreak: false });
    pen.text(grouped(amount), 462, y + at * 14, { width: 110, align: 'right', lineBreak: false });
  });
  pen.y = y + totals.length * 14 + 8;
}

function drawParagraph(pen: Pen, text: string): void {
  pen
    .font('Helvetica')
    .fontSize(8.5)
    .fillColor(ink)
    .text(text, left, pen.y + 8, { width: width(pen) });
}

const grouped = (amount: string): string => `$${groupThousands(amount)}`;

function numberPages(pen: Pen, title: string): void {
  const { start, count } = pen.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    pen.switchToPage(page);
    // Text in the bottom margin would begin another page.
    pen.page.margins.bottom = 0;
    pen.font('Helvetica').fontSize(7).fillColor(muted);
    pen.text(`${title}   ${page + 1} de ${count}`, left, pen.page.height - 30, {
      width: width(pen),
      align: 'right',
      lineBreak: false,
    });
  }
}
