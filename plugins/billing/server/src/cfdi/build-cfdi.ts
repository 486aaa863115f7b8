import { nodeToXmlString, type nodeFromXmlString } from '@nodecfdi/cfdi-core';
import { Comprobante } from '@nodecfdi/cfdi-elements/cfdi40';
import { Pagos } from '@nodecfdi/cfdi-elements/pago20';
import { GLOBAL_INVOICE } from '@mayorista/config';
import { decimal } from '@mayorista/kernel/shared';
import { attributeText } from './attribute-text';
import type { CfdiDraft, CfdiLine, GlobalPeriod, InvoiceDraft, PaidDocument, PaymentDraft } from './cfdi.types';
import { documentTax, equivalence, paymentTaxes, paymentTotals } from './payment.rules';
import { cfdiTotals, isTaxed, lineBase, lineTax, toSixDecimals, type TaxTotal } from './totals.rules';

/** Codes of the tax authority that every document of ours has. */
const iva = '002';
/** Codes of c_ObjetoImp. */
const taxed = '02';
const untaxed = '01';
const notExported = '01';

type Node = ReturnType<typeof nodeFromXmlString>;

const rateOf = (rate: string): string => toSixDecimals(rate);

/** The issuer's certificate, as the document carries it. */
export interface DocumentCertificate {
  readonly number: string;
  /** DER in base64, in one line. */
  readonly content: string;
}

/** Builds a document of CFDI 4.0 without its seal. Pure: the same draft gives the same document. */
export function buildCfdi(draft: CfdiDraft, certificate: DocumentCertificate): Comprobante {
  const root = new Comprobante({
    Serie: draft.series,
    Folio: draft.folio,
    Fecha: draft.date,
    NoCertificado: certificate.number,
    Certificado: certificate.content,
    TipoDeComprobante: draft.type,
    Exportacion: notExported,
    LugarExpedicion: draft.issuer.zipCode,
  });
  addParties(root, draft);
  if (draft.type === 'P') addPayment(root, draft);
  else addInvoice(root, draft);
  cleanAttributes(root);
  return root;
}

/** Has every attribute of a document say what will be read of it; one of which nothing is left is left out. */
function cleanAttributes(node: Node): void {
  for (const [name, value] of Object.entries(node.attributes().export())) {
    const clean = attributeText(name, String(value));
    if (clean === '') node.attributes().delete(name);
    else if (clean !== value) node.setAttribute(name, clean);
  }
  for (const child of [...node.children()]) cleanAttributes(child);
}

/** Serializes a document, with its XML header. */
export const toXml = (root: Comprobante): string => nodeToXmlString(root, true);

function addParties(root: Comprobante, draft: CfdiDraft): void {
  const { issuer, receiver, relations, date } = draft;
  if (draft.type === 'I' && receiver.rfc === 'XAXX010101000') {
    const { periodicity, month, year } = draft.period ?? periodOf(date);
    root.addInformacionGlobal({ Periodicidad: periodicity, Meses: month, Año: year });
  }
  for (const relation of relations) {
    const node = root.addCfdiRelacionados({ TipoRelacion: relation.type });
    for (const uuid of relation.uuids) node.addCfdiRelacionado({ UUID: uuid });
  }
  root.addEmisor({ Rfc: issuer.rfc, Nombre: issuer.name, RegimenFiscal: issuer.regime });
  root.addReceptor({
    Rfc: receiver.rfc,
    Nombre: receiver.businessName,
    DomicilioFiscalReceptor: receiver.zipCode,
    RegimenFiscalReceptor: receiver.regime,
    UsoCFDI: receiver.use,
  });
}

/** Returns the period of a global invoice of one day, 'yyyy-mm-dd…'. */
export const periodOf = (date: string): GlobalPeriod => ({
  periodicity: GLOBAL_INVOICE.periodicity,
  month: date.slice(5, 7),
  year: date.slice(0, 4),
});

function addInvoice(root: Comprobante, draft: InvoiceDraft): void {
  const totals = cfdiTotals(draft.lines);
  const hasDiscount = !decimal(totals.discount).isZero();
  root.addAttributes({
    FormaPago: draft.paymentForm,
    ...(draft.conditions === null ? {} : { CondicionesDePago: draft.conditions }),
    SubTotal: totals.subtotal,
    ...(hasDiscount ? { Descuento: totals.discount } : {}),
    Moneda: draft.currency,
    ...(draft.exchangeRate === null ? {} : { TipoCambio: toSixDecimals(draft.exchangeRate) }),
    Total: totals.total,
    MetodoPago: draft.paymentMethod,
  });
  for (const line of draft.lines) addLine(root, line, hasDiscount);
  addTaxes(root, totals.taxes, totals.totalTaxes);
}

/** Adds the document's taxes; none where no line is an object of tax. */
function addTaxes(root: Comprobante, taxes: readonly TaxTotal[], total: string): void {
  if (taxes.length === 0) return;
  const node = root.addImpuestos({ TotalImpuestosTrasladados: total });
  for (const { rate, base, amount } of taxes)
    node.getTraslados().addTraslado({ Base: base, Impuesto: iva, ...chargeOf(rate, amount) });
}

const chargeOf = (rate: string, amount: string) => ({
  TipoFactor: 'Tasa',
  TasaOCuota: rateOf(rate),
  Importe: amount,
});

function addLine(root: Comprobante, line: CfdiLine, hasDiscount: boolean): void {
  const node = root.addConcepto({
    ClaveProdServ: line.productKey,
    ...(line.sku === null ? {} : { NoIdentificacion: line.sku }),
    Cantidad: String(line.quantity),
    ClaveUnidad: line.unitKey,
    Descripcion: line.description,
    ValorUnitario: toSixDecimals(line.unitPrice),
    Importe: toSixDecimals(line.amount),
    ...(hasDiscount ? { Descuento: toSixDecimals(line.discount) } : {}),
    ObjetoImp: isTaxed(line) ? taxed : untaxed,
  });
  if (isTaxed(line))
    node.addTraslado({
      Base: toSixDecimals(lineBase(line)),
      Impuesto: iva,
      ...chargeOf(line.ivaRate, lineTax(line)),
    });
  for (const number of line.customs ?? []) node.addInformacionAduanera({ NumeroPedimento: customsNumber(number) });
}

/** Writes the 15 digits of a customs declaration in the groups of the schema: year, office, patent and number, two blanks between. */
function customsNumber(number: string): string {
  const [, year, office, patent, rest] = /^(\d{2})(\d{2})(\d{4})(\d{7})$/.exec(number.replace(/\D/g, '')) ?? [];
  if (rest === undefined) throw new Error(`${number} is no number of a customs declaration`);
  return [year, office, patent, rest].join('  ');
}

/** Namespaces stand on the document itself: the tax authority refuses them on a complement's node. */
const paymentNamespace = {
  'xmlns:pago20': 'http://www.sat.gob.mx/Pagos20',
  'xsi:schemaLocation': [
    'http://www.sat.gob.mx/cfd/4 http://www.sat.gob.mx/sitio_internet/cfd/4/cfdv40.xsd',
    'http://www.sat.gob.mx/Pagos20 http://www.sat.gob.mx/sitio_internet/cfd/Pagos/Pagos20.xsd',
  ].join(' '),
};

function addPayment(root: Comprobante, draft: PaymentDraft): void {
  root.addAttributes({ ...paymentNamespace, SubTotal: '0', Moneda: 'XXX', Total: '0' });
  root.addConcepto({
    ClaveProdServ: '84111506',
    Cantidad: '1',
    ClaveUnidad: 'ACT',
    Descripcion: 'Pago',
    ValorUnitario: '0',
    Importe: '0',
    ObjetoImp: untaxed,
  });
  const complement = new Pagos();
  for (const name of ['xmlns:pago20', 'xmlns:xsi', 'xsi:schemaLocation']) complement.attributes().delete(name);
  complement.addTotales(paymentTotals(draft));
  const payment = complement.addPago({
    FechaPago: draft.paidAt,
    FormaDePagoP: draft.paymentForm,
    MonedaP: draft.currency,
    TipoCambioP: draft.currency === 'USD' ? toSixDecimals(draft.dollarRate) : '1',
    Monto: draft.amount,
    ...(draft.operation === null ? {} : { NumOperacion: draft.operation }),
  });
  for (const document of draft.documents) addDocument(payment, document, draft);
  const taxes = payment.getImpuestosP().getTrasladosP();
  for (const { rate, base, amount } of paymentTaxes(draft))
    taxes.addTrasladoP({
      BaseP: base,
      ImpuestoP: iva,
      TipoFactorP: 'Tasa',
      TasaOCuotaP: rateOf(rate),
      ImporteP: amount,
    });
  root.getComplemento().addChild(complement);
}

function addDocument(payment: ReturnType<Pagos['addPago']>, document: PaidDocument, draft: PaymentDraft): void {
  const { base, amount, rate } = documentTax(document);
  const node = payment.addDoctoRelacionado({
    IdDocumento: document.uuid,
    Serie: document.series,
    Folio: document.folio,
    MonedaDR: document.currency,
    EquivalenciaDR: equivalence(document.currency, draft.currency, draft.dollarRate),
    NumParcialidad: String(document.partiality),
    ImpSaldoAnt: document.previousBalance,
    ImpPagado: document.paid,
    ImpSaldoInsoluto: document.remainingBalance,
    ObjetoImpDR: taxed,
  });
  node
    .getImpuestosDR()
    .getTrasladosDR()
    .addTrasladoDR({
      BaseDR: base,
      ImpuestoDR: iva,
      TipoFactorDR: 'Tasa',
      TasaOCuotaDR: rateOf(rate),
      ImporteDR: amount,
    });
}
