import PDFDocument from 'pdfkit';
import { dayOf } from '@mayorista/kernel/shared';
import { movementLabels } from '../../../shared/methods';
import type { LedgerMovement } from '../../../contract';
import type { Statement } from './statement.rules';

type Pen = PDFKit.PDFDocument;

export interface PrintedStatement {
  readonly kind: 'credit' | 'wallet';
  readonly currency: string;
  readonly company: string;
  readonly rfc: string | null;
  readonly from: string;
  readonly to: string;
  readonly movements: readonly LedgerMovement[];
  readonly sums: Statement;
}

const left = 40;
const width = 532;
const gray = '#5b6470';
const titles = { credit: 'Estado de cuenta de crédito', wallet: 'Estado de cuenta de monedero' } as const;
/** What raises the balance of a credit is owed, what raises that of a wallet is held. */
const words = {
  credit: ['Cargos', 'Abonos', 'Saldo por pagar'],
  wallet: ['Abonos', 'Cargos', 'Saldo disponible'],
} as const;
const columns = [
  { title: 'Fecha', at: 0, width: 62, align: 'left' },
  { title: 'Movimiento', at: 66, width: 96, align: 'left' },
  { title: 'Referencia', at: 166, width: 150, align: 'left' },
  { title: 'Vence', at: 320, width: 60, align: 'left' },
  { title: 'Importe', at: 384, width: 72, align: 'right' },
  { title: 'Saldo', at: 460, width: 72, align: 'right' },
] as const;
const amounts = new Intl.NumberFormat('es-MX', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const money = (amount: string): string => `$${amounts.format(amount as `${number}`)}`;

/** Prints the movements of a ledger between two days on letter pages, with the balances before and after. */
export async function printStatement(statement: PrintedStatement): Promise<Buffer> {
  const pen: Pen = new PDFDocument({
    size: 'LETTER',
    margin: left,
    bufferPages: true,
    info: { Title: `${titles[statement.kind]} ${statement.company}` },
  });
  const chunks: Buffer[] = [];
  pen.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => pen.once('end', resolve).once('error', reject));
  drawHead(pen, statement);
  drawRow(
    pen,
    columns.map(({ title }) => title),
    true,
  );
  for (const movement of statement.movements) drawRow(pen, cells(movement));
  if (statement.movements.length === 0) pen.moveDown().fillColor(gray).text('Sin movimientos en el periodo');
  numberPages(pen);
  pen.end();
  await ended;
  return Buffer.concat(chunks);
}

function drawHead(pen: Pen, { kind, company, rfc, currency, from, to, sums }: PrintedStatement): void {
  const [raised, lowered, balance] = words[kind];
  pen.font('Helvetica-Bold').fontSize(16).text(titles[kind]);
  pen.font('Helvetica').fontSize(10).text([company, rfc].filter(Boolean).join(' · '));
  pen.fontSize(9).fillColor(gray).text(`Del ${from} al ${to} · ${currency}`).fillColor('black').moveDown();
  const facts = [
    ['Saldo inicial', sums.opening],
    [raised, sums.raised],
    [lowered, sums.lowered],
    [balance, sums.closing],
  ] as const;
  const top = pen.y;
  for (const [at, [label, amount]] of facts.entries()) {
    const x = left + (at * width) / 4;
    pen
      .font('Helvetica')
      .fontSize(8)
      .fillColor(gray)
      .text(label, x, top, { width: width / 4 });
    pen
      .font('Helvetica-Bold')
      .fontSize(12)
      .fillColor('black')
      .text(money(amount), x, top + 12, { width: width / 4 });
  }
  pen.x = left;
  pen.y = top + 40;
}

const cells = (movement: LedgerMovement): string[] => [
  dayOf(movement.happenedAt),
  movementLabels[movement.kind],
  movement.note ?? (movement.source.type === 'sale-order' ? `Pedido ${movement.source.id}` : movement.source.id),
  movement.dueOn ?? '',
  money(movement.amount),
  money(movement.balance),
];

function drawRow(pen: Pen, texts: readonly string[], isHead = false): void {
  pen
    .font(isHead ? 'Helvetica-Bold' : 'Helvetica')
    .fontSize(8.5)
    .fillColor('black');
  const height = Math.max(
    ...columns.map((column, index) => pen.heightOfString(texts[index] ?? '', { width: column.width })),
  );
  if (pen.y + height > pen.page.height - 60) pen.addPage();
  const top = pen.y;
  for (const [index, { at, width: wide, align }] of columns.entries())
    pen.text(texts[index] ?? '', left + at, top, { width: wide, align });
  pen.x = left;
  pen.y = top + height + 5;
  pen
    .moveTo(left, pen.y - 2)
    .lineTo(left + width, pen.y - 2)
    .lineWidth(0.4)
    .strokeColor('#c9ced6')
    .stroke();
}

function numberPages(pen: Pen): void {
  const { start, count } = pen.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    pen.switchToPage(start + page);
    // Below the margin a text would begin another page.
    pen.page.margins.bottom = 0;
    pen
      .fontSize(8)
      .fillColor(gray)
      .text(`${page + 1} de ${count}`, left, pen.page.height - 30, { width, align: 'center' });
  }
}
