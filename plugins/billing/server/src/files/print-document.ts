import { toBuffer } from 'qrcode';
import PDFDocument from 'pdfkit';
import { assertOutsideTransaction, getKnex, groupThousands, service, type Core } from '@mayorista/kernel';
import '@mayorista/reference/contract';
import { documentTypes, paymentMethods, relationTypes, type RelationType } from '../../../shared/terms';
import type { InvoiceRow } from '../invoices/invoice.store';
import { amountInWords } from './amount-in-words';
import { cents } from './printed-amounts';
import { findSurroundings, type Surroundings } from './surroundings';
import { drawHead, drawParties, drawSeals, drawTable, drawTotals, type Column, type Pen } from './print-parts';
import { readDocument, type Attributes, type PrintedDocument } from './read-document';
import { verificationAddress } from './verification-address';

/** Names of the codes that a printed document spells out. */
interface CodeNames {
  readonly regimes: ReadonlyMap<string, string>;
  readonly uses: ReadonlyMap<string, string>;
}

/** Prints a stamped document on letter pages: everything that rule 2.7.1.7 asks for, read from its XML alone. */
export async function printDocument(strapi: Core.Strapi, row: InvoiceRow, xml: string): Promise<Buffer> {
  assertOutsideTransaction('drawing a PDF');
  const tax = service(strapi, 'reference.tax');
  const byCode = (rows: readonly { code: string; name: string }[]) =>
    new Map(rows.map(({ code, name }) => [code, name]));
  const names = {
    regimes: byCode(await tax.regimes(getKnex(strapi))),
    uses: byCode(await tax.uses(getKnex(strapi))),
  };
  const around = await findSurroundings(strapi, row);
  return drawDocument(readDocument(xml), { title: documentTypes[row.type], isDemo: row.is_demo, names, around });
}

interface Look {
  readonly title: string;
  readonly isDemo: boolean;
  readonly names: CodeNames;
  readonly around: Surroundings;
}

/** Draws a document. */
async function drawDocument(document: PrintedDocument, look: Look): Promise<Buffer> {
  const { head, issuer, receiver, stamp } = document;
  const qr = await toBuffer(
    verificationAddress({
      uuid: stamp.UUID ?? '',
      issuerRfc: issuer.Rfc ?? '',
      receiverRfc: receiver.Rfc ?? '',
      total: head.Total ?? '0',
      seal: head.Sello ?? '',
    }),
    { margin: 0, width: 320, errorCorrectionLevel: 'M' },
  );
  const title = `${look.title} ${[head.Serie, head.Folio].filter(Boolean).join('-')}`;
  const pen: Pen = new PDFDocument({
    size: 'LETTER',
    margin: 40,
    bufferPages: true,
    info: { Title: title, Author: issuer.Nombre },
  });
  const chunks: Buffer[] = [];
  pen.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => pen.once('end', resolve).once('error', reject));
  drawHead(pen, { title, facts: headFacts(document), isDemo: look.isDemo });
  drawParties(pen, partiesOf(document, look));
  if (document.payment === null) drawInvoice(pen, document, look.around);
  else drawPayment(pen, document.payment);
  drawSeals(pen, { qr, blocks: sealBlocks(document) });
  drawPageNumbers(pen, title);
  pen.end();
  await ended;
  return Buffer.concat(chunks);
}

const headFacts = ({ head, stamp }: PrintedDocument): [string, string][] => [
  ['Folio fiscal', stamp.UUID ?? ''],
  ['Emisión', `${head.Fecha?.replace('T', ' ') ?? ''}  (C.P. ${head.LugarExpedicion ?? ''})`],
  ['Certificación', stamp.FechaTimbrado?.replace('T', ' ') ?? ''],
];

const named = (code = '', names: ReadonlyMap<string, string>): string => `${code} ${names.get(code) ?? ''}`.trim();

function partiesOf({ issuer, receiver, head, relations }: PrintedDocument, { names, around }: Look) {
  const { regimes, uses } = names;
  const isPayment = head.TipoDeComprobante === 'P';
  return [
    {
      title: 'Emisor',
      lines: [
        issuer.Nombre ?? '',
        `RFC ${issuer.Rfc ?? ''}`,
        `Régimen ${named(issuer.RegimenFiscal, regimes)}`,
        ...around.seller,
      ],
    },
    {
      title: 'Receptor',
      lines: [
        receiver.Nombre ?? '',
        `RFC ${receiver.Rfc ?? ''}   C.P. ${receiver.DomicilioFiscalReceptor ?? ''}`,
        `Régimen ${named(receiver.RegimenFiscalReceptor, regimes)}`,
        `Uso ${named(receiver.UsoCFDI, uses)}`,
      ],
    },
    {
      title: 'Comprobante',
      lines: [
        `Tipo ${head.TipoDeComprobante ?? ''}   Exportación ${head.Exportacion ?? ''}`,
        ...(around.order === null ? [] : [`Pedido ${around.order}`]),
        ...(around.purchaseOrder === null ? [] : [`Orden de compra ${around.purchaseOrder}`]),
        ...(around.comments === null ? [] : [`Comentarios: ${around.comments}`]),
        ...(isPayment ? [] : termLines(head)),
        ...relations.flatMap(({ type, uuids }) =>
          uuids.map((uuid) => `${type} ${relationTypes[type as RelationType] ?? ''}: ${uuid}`),
        ),
      ],
    },
  ];
}

const termLines = (head: Attributes): string[] => [
  `Moneda ${head.Moneda ?? ''}${head.TipoCambio === undefined ? '' : `   Tipo de cambio ${head.TipoCambio}`}`,
  `Forma de pago ${head.FormaPago ?? ''}`,
  `${head.MetodoPago ?? ''} ${paymentMethods[head.MetodoPago as 'PUE'] ?? ''}`,
];

/** What is no object of tax has no rate. */
const percent = (rate: string): string => (rate === '' ? '—' : `${(Number(rate) * 100).toFixed(0)} %`);

/** Describes what is sold on a printed line: SKU and model before its description, and the customs declarations under which it came. */
const described = (line: Attributes, models: ReadonlyMap<string, string>): string => {
  const { NoIdentificacion: sku = '' } = line;
  const model = models.get(sku);
  return [
    [sku, model === sku ? undefined : model, line.Descripcion].filter(Boolean).join('  '),
    ...(line.customs ? [`Pedimento ${line.customs}`] : []),
  ].join('\n');
};

const lineColumns = ({ models }: Surroundings): readonly Column[] => [
  { title: 'Cant.', width: 38, align: 'right', of: (line) => groupThousands(line.Cantidad ?? '0') },
  { title: 'Unidad', width: 38, of: (line) => line.ClaveUnidad ?? '' },
  { title: 'Clave SAT', width: 52, of: (line) => line.ClaveProdServ ?? '' },
  {
    title: 'Descripción',
    width: 216,
    of: (line) => described(line, models),
  },
  { title: 'IVA', width: 34, align: 'right', of: (line) => percent(line.ivaRate ?? '') },
  { title: 'P. unitario', width: 74, align: 'right', of: (line) => cents(line.ValorUnitario) },
  { title: 'Importe', width: 80, align: 'right', of: (line) => cents(line.Importe) },
];

function drawInvoice(pen: Pen, { head, lines, taxes }: PrintedDocument, around: Surroundings): void {
  drawTable(pen, lineColumns(around), lines);
  const currency = head.Moneda === 'USD' ? 'USD' : 'MXN';
  drawTotals(pen, {
    words: amountInWords(head.Total ?? '0', currency),
    rows: [
      ['Subtotal', cents(head.SubTotal)],
      ...(head.Descuento === undefined ? [] : [['Descuento', cents(head.Descuento)] as const]),
      ...taxes.map((tax) => [`IVA trasladado ${percent(tax.TasaOCuota ?? '')}`, cents(tax.Importe)] as const),
      [`Total ${currency}`, cents(head.Total)],
    ],
    note: head.CondicionesDePago ?? null,
  });
}

const paidColumns: readonly Column[] = [
  { title: 'Documento', width: 216, of: (paid) => `${[paid.Serie, paid.Folio].join('-')}  ${paid.IdDocumento ?? ''}` },
  { title: 'Moneda', width: 40, of: (paid) => paid.MonedaDR ?? '' },
  { title: 'Parc.', width: 32, align: 'right', of: (paid) => paid.NumParcialidad ?? '' },
  { title: 'Saldo anterior', width: 82, align: 'right', of: (paid) => cents(paid.ImpSaldoAnt) },
  { title: 'Pagado', width: 80, align: 'right', of: (paid) => cents(paid.ImpPagado) },
  { title: 'Saldo', width: 82, align: 'right', of: (paid) => cents(paid.ImpSaldoInsoluto) },
];

function drawPayment(pen: Pen, { head, documents }: NonNullable<PrintedDocument['payment']>): void {
  drawTable(pen, paidColumns, documents);
  const currency = head.MonedaP === 'USD' ? 'USD' : 'MXN';
  drawTotals(pen, {
    words: amountInWords(head.Monto ?? '0', currency),
    rows: [[`Pago ${currency}`, cents(head.Monto)]],
    note: paymentNote(head),
  });
}

const paymentNote = (head: Attributes): string =>
  [
    `Pagado ${head.FechaPago?.replace('T', ' ') ?? ''}`,
    `Forma de pago ${head.FormaDePagoP ?? ''}`,
    ...(head.TipoCambioP === undefined || head.TipoCambioP === '1' ? [] : [`Tipo de cambio ${head.TipoCambioP}`]),
    ...(head.NumOperacion === undefined ? [] : [`Operación ${head.NumOperacion}`]),
  ].join('   ');

const sealBlocks = ({ head, stamp, stampChain }: PrintedDocument): [string, string][] => [
  ['Sello digital del CFDI', stamp.SelloCFD ?? ''],
  ['Sello digital del SAT', stamp.SelloSAT ?? ''],
  ['Cadena original del complemento de certificación digital del SAT', stampChain],
  [
    'Certificados',
    `Emisor ${head.NoCertificado ?? ''}   SAT ${stamp.NoCertificadoSAT ?? ''}   PAC ${stamp.RfcProvCertif ?? ''}`,
  ],
];

function drawPageNumbers(pen: Pen, title: string): void {
  const { start, count } = pen.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    pen.switchToPage(page);
    const y = pen.page.height - 30;
    // Text in the bottom margin would begin another page.
    pen.page.margins.bottom = 0;
    pen.font('Helvetica').fontSize(7).fillColor('#64748b');
    pen.text('Este documento es una representación impresa de un CFDI.', 40, y, { lineBreak: false });
    pen.text(`${title}   ${page + 1} de ${count}`, 40, y, {
      width: pen.page.width - 80,
      align: 'right',
      lineBreak: false,
    });
  }
}
