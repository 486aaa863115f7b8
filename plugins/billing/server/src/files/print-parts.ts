import type { Attributes } from './read-document';

export type Pen = InstanceType<typeof import('pdfkit')>;

const left = 40;
const ink = '#0f172a';
const muted = '#64748b';
const accent = '#0f4c81';
const rule = '#cbd5e1';

const innerWidth = (pen: Pen): number => pen.page.width - 2 * left;
const bottom = (pen: Pen): number => pen.page.height - 50;

interface Head {
  readonly title: string;
  readonly facts: readonly (readonly [string, string])[];
  readonly isDemo: boolean;
}

/** Draws logo, title and what identifies the document. */
export function drawHead(pen: Pen, { title, facts, isDemo }: Head): void {
  pen.roundedRect(left, 40, 30, 30, 6).fill(accent);
  pen
    .moveTo(left + 8, 62)
    .lineTo(left + 8, 49)
    .lineTo(left + 15, 57)
    .lineTo(left + 22, 49)
    .lineTo(left + 22, 62);
  pen.lineWidth(2.4).strokeColor('#ffffff').stroke();
  pen
    .font('Helvetica-Bold')
    .fontSize(17)
    .fillColor(ink)
    .text('Mayorista', left + 40, 47, { lineBreak: false });
  pen.fontSize(14).text(title, left, 40, { width: innerWidth(pen), align: 'right', lineBreak: false });
  pen.fontSize(7.5);
  facts.forEach(([label, value], at) => {
    pen.font('Helvetica').fillColor(muted);
    pen.text(`${label}: ${value}`, left, 60 + at * 10, { width: innerWidth(pen), align: 'right', lineBreak: false });
  });
  pen.y = 96;
  if (!isDemo) return;
  pen.rect(left, 96, innerWidth(pen), 16).fill('#fef3c7');
  pen.font('Helvetica-Bold').fontSize(8).fillColor('#92400e');
  pen.text('DEMOSTRACIÓN: timbrado por un PAC simulado, sin validez fiscal', left + 6, 100.5, { lineBreak: false });
  pen.y = 118;
}

interface Party {
  readonly title: string;
  readonly lines: readonly string[];
}

/** Draws issuer, receiver and the document's terms side by side. */
export function drawParties(pen: Pen, parties: readonly Party[]): void {
  const gap = 14;
  const width = (innerWidth(pen) - gap * (parties.length - 1)) / parties.length;
  const top = pen.y + 4;
  const ends = parties.map(({ title, lines }, at) => {
    const x = left + at * (width + gap);
    pen.font('Helvetica-Bold').fontSize(7.5).fillColor(accent).text(title.toUpperCase(), x, top, { width });
    lines.forEach((line, row) => {
      pen
        .font(row === 0 ? 'Helvetica-Bold' : 'Helvetica')
        .fontSize(8)
        .fillColor(ink)
        .text(line, x, pen.y + 1, { width });
    });
    return pen.y;
  });
  pen.y = Math.max(...ends) + 10;
}

export interface Column {
  readonly title: string;
  readonly width: number;
  readonly align?: 'right';
  readonly of: (row: Attributes) => string;
}

/** Draws rows below headings that stand on every page. */
export function drawTable(pen: Pen, columns: readonly Column[], rows: readonly Attributes[]): void {
  drawRow(pen, columns, { texts: columns.map(({ title }) => title), isHead: true });
  for (const row of rows) {
    const texts = columns.map(({ of }) => of(row));
    if (pen.y + rowHeight(pen, columns, texts) > bottom(pen)) {
      pen.addPage();
      pen.y = left;
      drawRow(pen, columns, { texts: columns.map(({ title }) => title), isHead: true });
    }
    drawRow(pen, columns, { texts, isHead: false });
  }
}

const padding = 3;
const cell = ({ width, align }: Column) => ({ width: width - 6, align: align ?? ('left' as const) });

function rowHeight(pen: Pen, columns: readonly Column[], texts: readonly string[]): number {
  pen.font('Helvetica').fontSize(8);
  return Math.max(...columns.map((column, at) => pen.heightOfString(texts[at] ?? '', cell(column)))) + 2 * padding;
}

interface Row {
  readonly texts: readonly string[];
  readonly isHead: boolean;
}

function drawRow(pen: Pen, columns: readonly Column[], { texts, isHead }: Row): void {
  const top = pen.y;
  const height = rowHeight(pen, columns, texts);
  const width = columns.reduce((sum, column) => sum + column.width, 0);
  if (isHead) pen.rect(left, top, width, height).fill('#e2e8f0');
  pen
    .font(isHead ? 'Helvetica-Bold' : 'Helvetica')
    .fontSize(8)
    .fillColor(ink);
  let x = left;
  columns.forEach((column, at) => {
    pen.text(texts[at] ?? '', x + 3, top + padding, cell(column));
    x += column.width;
  });
  pen.y = top + height;
  if (!isHead)
    pen
      .moveTo(left, pen.y)
      .lineTo(left + width, pen.y)
      .lineWidth(0.4)
      .strokeColor(rule)
      .stroke();
}

interface Totals {
  readonly words: string;
  readonly rows: readonly (readonly [string, string])[];
  readonly note: string | null;
}

/** Draws totals on the right, and the amount in words beside them. */
export function drawTotals(pen: Pen, { words, rows, note }: Totals): void {
  if (pen.y + 24 + rows.length * 14 > bottom(pen)) {
    pen.addPage();
    pen.y = left;
  }
  const top = pen.y + 10;
  const boxWidth = 210;
  const x = left + innerWidth(pen) - boxWidth;
  pen
    .font('Helvetica-Bold')
    .fontSize(8.5)
    .fillColor(ink)
    .text(words, left, top, { width: x - left - 20 });
  if (note !== null)
    pen
      .font('Helvetica')
      .fontSize(8)
      .fillColor(muted)
      .text(note, left, pen.y + 4, { width: x - left - 20 });
  const end = pen.y;
  rows.forEach(([label, value], at) => {
    const isLast = at === rows.length - 1;
    const y = top + at * 14;
    pen
      .font(isLast ? 'Helvetica-Bold' : 'Helvetica')
      .fontSize(isLast ? 10 : 8.5)
      .fillColor(ink);
    pen.text(label, x, y, { width: boxWidth - 90, lineBreak: false });
    pen.text(value, x + boxWidth - 94, y, { width: 90, align: 'right', lineBreak: false });
  });
  pen.y = Math.max(end, top + rows.length * 14) + 10;
}

interface Seals {
  readonly qr: Buffer;
  readonly blocks: readonly (readonly [string, string])[];
}

/** Draws the code with the address of verification, and the seals beside it, all on one page. */
export function drawSeals(pen: Pen, { qr, blocks }: Seals): void {
  const size = 104;
  const width = innerWidth(pen) - size - 14;
  pen.font('Helvetica').fontSize(5.5);
  const height = blocks.reduce((sum, [, text]) => sum + 14 + pen.heightOfString(text, { width }), 0);
  if (pen.y + Math.max(size, height) > bottom(pen)) {
    pen.addPage();
    pen.y = left;
  }
  const top = pen.y + 4;
  pen.image(qr, left, top, { width: size, height: size });
  pen.y = top;
  for (const [title, text] of blocks) {
    pen
      .font('Helvetica-Bold')
      .fontSize(6.5)
      .fillColor(accent)
      .text(title, left + size + 14, pen.y, { width });
    pen
      .font('Helvetica')
      .fontSize(5.5)
      .fillColor(ink)
      .text(text, left + size + 14, pen.y + 1, { width });
    pen.y += 3;
  }
  pen.y = Math.max(pen.y, top + size);
}
