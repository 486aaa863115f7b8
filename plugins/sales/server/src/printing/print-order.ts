import PDFDocument from 'pdfkit';
import { assertOutsideTransaction, dayOf } from '@mayorista/kernel';
import { placeLines } from '../orders/place-lines';
import type { OrderView } from '../../../contract';

type Pen = PDFKit.PDFDocument;

const left = 40;
const width = 532;
const gray = '#5b6470';
/** Widths of the columns of lines: pieces, model and name, where it ships from, unit price, amount. */
const columns = [
  { title: 'Cant.', at: 0, width: 40, align: 'right' },
  { title: 'Producto', at: 50, width: 232, align: 'left' },
  { title: 'Surte', at: 290, width: 92, align: 'left' },
  { title: 'Precio', at: 386, width: 70, align: 'right' },
  { title: 'Importe', at: 460, width: 72, align: 'right' },
] as const;

/** Prints an order on letter pages, as its buyer sees it: lines with where and when they ship, delivery, payment, totals. */
export async function printOrder(order: OrderView): Promise<Buffer> {
  assertOutsideTransaction('drawing a PDF');
  const pen: Pen = new PDFDocument({ size: 'LETTER', margin: left, info: { Title: `Pedido ${order.folio}` } });
  const chunks: Buffer[] = [];
  pen.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => pen.once('end', resolve).once('error', reject));
  drawHead(pen, order);
  drawRow(
    pen,
    columns.map(({ title }) => title),
    { isHead: true },
  );
  for (const line of order.details) drawRow(pen, cells(line));
  drawTotals(pen, order);
  pen.end();
  await ended;
  return Buffer.concat(chunks);
}

function drawHead(pen: Pen, order: OrderView): void {
  pen.font('Helvetica-Bold').fontSize(16).text(`Pedido ${order.folio}`);
  pen.font('Helvetica').fontSize(9).fillColor(gray);
  const { delivery } = order;
  const facts = [
    `${order.status_label} · ${dayOf(order.placed_at)}`,
    [order.company_name, order.buyer_name].filter(Boolean).join(' · '),
    order.purchase_order_number === null ? '' : `Orden de compra: ${order.purchase_order_number}`,
    [delivery.method_label, delivery.carrier_name, delivery.office_name, order.branch?.name]
      .filter(Boolean)
      .join(' · '),
    delivery.tracking_number === null ? '' : `Guía: ${delivery.tracking_number}`,
    delivery.carrier_collects ? 'La paquetería recoge en la sucursal' : '',
    ...placeLines(delivery),
    order.cfdi_use === null ? '' : `Uso de CFDI: ${order.cfdi_use}`,
    order.comments === null ? '' : `Comentarios: ${order.comments}`,
    order.payments.map((part) => `${part.method_label}: $${part.amount} (${part.status_label})`).join(' · '),
  ];
  for (const fact of facts.filter((text) => text !== '')) pen.text(fact);
  pen.fillColor('black').moveDown();
}

/** What a line says of its warranty; nothing where nobody kept it. */
const warrantyText = (months: number | null): string => {
  if (months === null) return '';
  if (months === 0) return 'Sin garantía';
  return `Garantía: ${months} ${months === 1 ? 'mes' : 'meses'}`;
};

const cells = (line: OrderView['details'][number]): string[] => [
  String(line.quantity),
  [
    [line.model, line.name, line.auction_type === null ? '' : `(remate ${line.auction_type})`]
      .filter(Boolean)
      .join(' '),
    warrantyText(line.warranty_months),
  ]
    .filter(Boolean)
    .join('\n'),
  [line.warehouse?.name ?? line.fulfilment_label, line.promised_on].filter(Boolean).join(' '),
  line.unit_price,
  line.subtotal,
];

function drawRow(pen: Pen, texts: readonly string[], { isHead = false } = {}): void {
  pen.font(isHead ? 'Helvetica-Bold' : 'Helvetica').fontSize(8.5);
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

function drawTotals(pen: Pen, { currency, ...order }: OrderView): void {
  if (pen.y > pen.page.height - 130) pen.addPage();
  pen.moveDown();
  const sums = [
    ['Subtotal', order.subtotal],
    ['Envío', order.shipping_cost],
    [`IVA ${Number(order.iva_rate) * 100} %`, order.iva],
    ['Total', order.total],
    ...(order.marked === null ? [] : [['Total con el margen de tu empresa', order.marked.total]]),
  ];
  for (const [label = '', amount = ''] of sums)
    pen
      .font(label === 'Total' ? 'Helvetica-Bold' : 'Helvetica')
      .text(`${label}: $${amount} ${currency}`, left, pen.y, { width, align: 'right' });
  if (order.iva_note !== null)
    pen
      .font('Helvetica')
      .fontSize(8)
      .fillColor(gray)
      .text(order.iva_note, left, pen.y + 4, { width, align: 'right' });
}
