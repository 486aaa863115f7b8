import PDFDocument from 'pdfkit';
import { assertOutsideTransaction, dayOf, groupThousands } from '@mayorista/kernel';
import type { Statement, StatementLine } from './read-statement';

type Pen = InstanceType<typeof PDFDocument>;

const left = 40;
const gray = '#5b6470';
const columns = [
  { title: 'Fecha', at: 0, width: 58, align: 'left' },
  { title: 'Movimiento', at: 62, width: 66, align: 'left' },
  { title: 'Concepto', at: 132, width: 190, align: 'left' },
  { title: 'Vence', at: 326, width: 58, align: 'left' },
  { title: 'Importe', at: 388, width: 70, align: 'right' },
  { title: 'Saldo', at: 462, width: 70, align: 'right' },
] as const;
const width = 532;

/** Prints a statement on letter pages: heads of columns on each, page numbers below. */
export async function drawStatement(statement: Statement): Promise<Buffer> {
  assertOutsideTransaction('drawing a PDF');
  const pen = new PDFDocument({ size: 'LETTER', margin: left, bufferPages: true, info: { Title: statement.title } });
  const chunks: Buffer[] = [];
  pen.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => pen.once('end', resolve).once('error', reject));
  drawHead(pen, statement);
  drawRow(pen, headings, { isHead: true });
  drawRow(pen, [statement.from, '', 'Saldo inicial', '', '', money(statement.opening)]);
  for (const line of statement.lines) drawRow(pen, cells(line));
  drawRow(pen, [statement.to, '', 'Saldo final', '', '', money(statement.closing)], { isHead: true });
  numberPages(pen, statement.title);
  pen.end();
  await ended;
  return Buffer.concat(chunks);
}

const headings = columns.map(({ title }) => title);

function drawHead(pen: Pen, { title, company, currency, from, to }: Statement): void {
  pen.font('Helvetica-Bold').fontSize(16).fillColor('black').text(title);
  pen.font('Helvetica').fontSize(9).fillColor(gray);
  pen.text([company.name, company.rfc === null ? '' : `RFC ${company.rfc}`].filter(Boolean).join(' · '));
  pen.text(`Del ${from} al ${to} · ${currency}`);
  pen.fillColor('black').moveDown();
}

const cells = ({ at, label, text, amount, balance, dueOn }: StatementLine): string[] => [
  dayOf(at),
  label,
  text,
  dueOn ?? '',
  money(amount),
  money(balance),
];

function drawRow(pen: Pen, texts: readonly string[], { isHead = false } = {}): void {
  pen.font(isHead ? 'Helvetica-Bold' : 'Helvetica').fontSize(8.5);
  const height = Math.max(
    ...columns.map((column, at) => pen.heightOfString(texts[at] || ' ', { width: column.width })),
  );
  if (pen.y + height > pen.page.height - 64) {
    pen.addPage();
    if (texts !== headings) drawRow(pen, headings, { isHead: true });
    pen.font(isHead ? 'Helvetica-Bold' : 'Helvetica').fontSize(8.5);
  }
  const top = pen.y;
  for (const [at, { at: shift, width: wide, align }] of columns.entries())
    pen.text(texts[at] ?? '', left + shift, top, { width: wide, align });
  pen.x = left;
  pen.y = top + height + 5;
  pen
    .moveTo(left, pen.y - 2)
    .lineTo(left + width, pen.y - 2)
    .lineWidth(0.4)
    .strokeColor('#c9ced6')
    .stroke();
}

/** '-1234567.80' as '-$1,234,567.80': an amount never becomes a number. */
const money = (amount: string): string => groupThousands(amount).replace(/^-?/, (sign) => `${sign}$`);

function numberPages(pen: Pen, title: string): void {
  const { start, count } = pen.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    pen.switchToPage(page);
    // Text in the bottom margin would begin another page.
    pen.page.margins.bottom = 0;
    pen.font('Helvetica').fontSize(7).fillColor(gray);
    pen.text(`${title}   ${page + 1} de ${count}`, left, pen.page.height - 30, {
      width,
      align: 'right',
      lineBreak: false,
    });
  }
}
