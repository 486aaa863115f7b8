import PDFDocument from 'pdfkit';
import { assertOutsideTransaction } from '@mayorista/kernel';

type Pen = PDFKit.PDFDocument;

/** What a picking or packing list is printed from. */
export interface PrintedShipment {
  readonly kind: 'picking' | 'packing';
  readonly number: string;
  readonly folio: string;
  /** The buyer's own number of the purchase, and what they said; '' where they said nothing. */
  readonly purchaseOrder: string;
  readonly comments: string;
  readonly company: string;
  readonly warehouse: string;
  /** Who receives, where: a line each. */
  readonly receiver: readonly string[];
  readonly guide: string;
  readonly packages: number;
  readonly lines: readonly {
    readonly model: string;
    readonly name: string;
    readonly sku: string;
    readonly grade: string;
    readonly quantity: number;
    readonly serials: readonly string[];
  }[];
}

const left = 40;
const width = 532;
const gray = '#5b6470';
const titles = { picking: 'Lista de surtido', packing: 'Lista de empaque' } as const;
const columns = {
  picking: [
    { title: '', at: 0, width: 18, align: 'left' },
    { title: 'Cant.', at: 20, width: 36, align: 'right' },
    { title: 'Modelo', at: 66, width: 120, align: 'left' },
    { title: 'Producto', at: 192, width: 220, align: 'left' },
    { title: 'SKU', at: 418, width: 74, align: 'left' },
    { title: 'Grado', at: 496, width: 36, align: 'left' },
  ],
  packing: [
    { title: '', at: 0, width: 18, align: 'left' },
    { title: 'Cant.', at: 20, width: 36, align: 'right' },
    { title: 'Modelo', at: 66, width: 110, align: 'left' },
    { title: 'Producto', at: 182, width: 180, align: 'left' },
    { title: 'Números de serie', at: 368, width: 164, align: 'left' },
  ],
} as const;

/** Prints a shipment on letter pages: what to take from the shelves, or what is in the boxes with its serial numbers. */
export async function printShipment(shipment: PrintedShipment): Promise<Buffer> {
  assertOutsideTransaction('drawing a PDF');
  const pen: Pen = new PDFDocument({
    size: 'LETTER',
    margin: left,
    bufferPages: true,
    info: { Title: `${titles[shipment.kind]} ${shipment.number}` },
  });
  const chunks: Buffer[] = [];
  pen.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => pen.once('end', resolve).once('error', reject));
  drawHead(pen, shipment);
  drawRow(
    pen,
    shipment.kind,
    columns[shipment.kind].map(({ title }) => title),
    true,
  );
  for (const line of shipment.lines) drawRow(pen, shipment.kind, cells(shipment.kind, line));
  drawFoot(pen, shipment);
  numberPages(pen, shipment.number);
  pen.end();
  await ended;
  return Buffer.concat(chunks);
}

function drawHead(pen: Pen, shipment: PrintedShipment) {
  const { kind, number, folio, purchaseOrder, comments, company, warehouse, receiver, guide, packages } = shipment;
  pen.font('Helvetica-Bold').fontSize(16).text(`${titles[kind]} ${number}`);
  pen.font('Helvetica').fontSize(9).fillColor(gray);
  const facts = [
    `Pedido ${folio} · ${company}`,
    purchaseOrder === '' ? '' : `Orden de compra: ${purchaseOrder}`,
    `Almacén: ${warehouse}`,
    comments === '' ? '' : `Comentarios: ${comments}`,
    ...(kind === 'packing' ? [`Bultos: ${packages}`, guide === '' ? '' : `Paquetería: ${guide}`, ...receiver] : []),
  ];
  for (const fact of facts.filter((text) => text !== '')) pen.text(fact);
  pen.fillColor('black').moveDown();
}

const cells = (kind: PrintedShipment['kind'], line: PrintedShipment['lines'][number]): string[] =>
  kind === 'picking'
    ? ['[  ]', String(line.quantity), line.model, line.name, line.sku, line.grade === 'Stock' ? '' : line.grade]
    : [
        '[  ]',
        String(line.quantity),
        line.model,
        [line.name, line.grade === 'Stock' ? '' : `(remate ${line.grade})`].filter(Boolean).join(' '),
        line.serials.join(', '),
      ];

function drawRow(pen: Pen, kind: PrintedShipment['kind'], texts: readonly string[], isHead = false): void {
  pen.font(isHead ? 'Helvetica-Bold' : 'Helvetica').fontSize(8.5);
  const drawn = columns[kind];
  const height = Math.max(
    ...drawn.map((column, index) => pen.heightOfString(texts[index] ?? '', { width: column.width })),
  );
  if (pen.y + height > pen.page.height - 60) pen.addPage();
  const top = pen.y;
  for (const [index, { at, width: wide, align }] of drawn.entries())
    pen.text(texts[index] ?? '', left + at, top, { width: wide, align });
  pen.x = left;
  pen.y = top + height + 6;
  pen
    .moveTo(left, pen.y - 3)
    .lineTo(left + width, pen.y - 3)
    .lineWidth(0.4)
    .strokeColor('#c9ced6')
    .stroke();
}

function drawFoot(pen: Pen, { kind, lines }: PrintedShipment): void {
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  pen.moveDown().font('Helvetica-Bold').fontSize(9).text(`Piezas: ${pieces}`, left, pen.y, { width, align: 'right' });
  if (pen.y > pen.page.height - 110) pen.addPage();
  pen.moveDown(3).font('Helvetica').fillColor(gray);
  pen.text(kind === 'picking' ? 'Surtió: ________________________' : 'Recibió: ________________________', left, pen.y);
}

function numberPages(pen: Pen, number: string): void {
  const { start, count } = pen.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    pen.switchToPage(start + page);
    // Below the margin a text would begin another page.
    pen.page.margins.bottom = 0;
    pen
      .fontSize(8)
      .fillColor(gray)
      .text(`${number} · ${page + 1} de ${count}`, left, pen.page.height - 30, { width, align: 'center' });
  }
}
