import type { nodeFromXmlString } from '@nodecfdi/cfdi-core';
import { IVA_RATES, placeOfZipCode } from '@mayorista/config';
import { decimal } from '@mayorista/kernel/shared';

type Node = ReturnType<typeof nodeFromXmlString>;

/** A refusal with the tax authority's code. */
export interface Refusal {
  readonly code: string;
  readonly text: string;
}

/** A use of CFDI with the regimes that may ask for it. */
export interface KnownUse {
  readonly code: string;
  readonly regimes: readonly string[];
}

const has = (node: Node, name: string): boolean => node.hasAttribute(name);
const get = (node: Node | undefined, name: string): string => node?.getAttribute(name) || '';
const number = (text: string) => decimal(text || '0');
const lines = (root: Node): Node[] => [...root.searchNodes('cfdi:Conceptos', 'cfdi:Concepto')];
const taxesOf = (line: Node): Node[] => [...line.searchNodes('cfdi:Impuestos', 'cfdi:Traslados', 'cfdi:Traslado')];
const sum = (values: readonly string[]) => values.reduce((all, value) => all.plus(number(value)), decimal(0));
const receiverOf = (root: Node) => root.searchNode('cfdi:Receptor');
const typeOf = (root: Node): string => get(root, 'TipoDeComprobante');
const isPayment = (root: Node): boolean => typeOf(root) === 'P';
const payments = (root: Node): Node[] => [...root.searchNodes('cfdi:Complemento', 'pago20:Pagos', 'pago20:Pago')];
const paidOf = (payment: Node): Node[] => [...payment.searchNodes('pago20:DoctoRelacionado')];
const hasCents = (text: string): boolean => /^\d+(\.\d{1,2})?$/.test(text);

interface Rule extends Refusal {
  readonly isBroken: (root: Node) => boolean;
}

/** Rules of sums and their decimals. */
const ofSums: readonly Rule[] = [
  {
    ...{ code: 'CFDI40108', text: 'El SubTotal no corresponde a la suma de los importes de los conceptos.' },
    isBroken: (root) =>
      !isPayment(root) &&
      !sum(lines(root).map((line) => get(line, 'Importe')))
        .toDecimalPlaces(2)
        .equals(get(root, 'SubTotal')),
  },
  {
    ...{ code: 'CFDI40119', text: 'El Total no corresponde al subtotal, menos descuentos, más impuestos.' },
    isBroken: (root) =>
      !number(get(root, 'SubTotal'))
        .minus(number(get(root, 'Descuento')))
        .plus(number(get(root.searchNode('cfdi:Impuestos'), 'TotalImpuestosTrasladados')))
        .equals(get(root, 'Total')),
  },
  {
    ...{ code: 'CFDI40118', text: 'SubTotal, Descuento y Total tienen los decimales de su moneda.' },
    isBroken: (root) =>
      ['SubTotal', 'Total', ...(has(root, 'Descuento') ? ['Descuento'] : [])].some(
        (name) => !hasCents(get(root, name)),
      ),
  },
  {
    ...{ code: 'Descuento', text: 'Los descuentos están en conceptos y comprobante, y no superan el importe.' },
    isBroken: (root) =>
      has(root, 'Descuento') !== lines(root).some((line) => has(line, 'Descuento')) ||
      number(get(root, 'Descuento')).greaterThan(get(root, 'SubTotal')) ||
      lines(root).some((line) => number(get(line, 'Descuento')).greaterThan(get(line, 'Importe'))),
  },
  {
    ...{ code: 'Importe', text: 'El importe es la cantidad por el valor unitario, y el impuesto la base por la tasa.' },
    isBroken: (root) => lines(root).some((line) => isFarFromProduct(line) || taxesOf(line).some(isFarFromRate)),
  },
];

const isFarFromProduct = (line: Node): boolean =>
  number(get(line, 'Cantidad'))
    .times(number(get(line, 'ValorUnitario')))
    .minus(get(line, 'Importe'))
    .abs()
    .greaterThan('0.01');

const isFarFromRate = (tax: Node): boolean =>
  get(tax, 'TipoFactor') === 'Tasa' &&
  number(get(tax, 'Base')).times(get(tax, 'TasaOCuota')).minus(get(tax, 'Importe')).abs().greaterThan('0.000001');

/** Rules of taxes. */
const ofTaxes: readonly Rule[] = [
  {
    ...{ code: 'CFDI40174', text: 'La Base del traslado debe ser mayor que cero.' },
    isBroken: (root) =>
      lines(root)
        .flatMap(taxesOf)
        .some((tax) => !number(get(tax, 'Base')).greaterThan(0)),
  },
  {
    ...{ code: 'ObjetoImp', text: 'Lo que es objeto de impuesto desglosa sus impuestos, y nada más.' },
    isBroken: (root) => lines(root).some((line) => (get(line, 'ObjetoImp') === '02') !== taxesOf(line).length > 0),
  },
  {
    ...{ code: 'TasaOCuota', text: 'La tasa de 8 % se factura desde un código postal con Estímulo franja fronteriza.' },
    isBroken: (root) =>
      placeOfZipCode(get(root, 'LugarExpedicion')).region === null &&
      lines(root)
        .flatMap(taxesOf)
        .some((tax) => number(get(tax, 'TasaOCuota')).equals(IVA_RATES.border)),
  },
  {
    ...{ code: 'Impuestos', text: 'Los impuestos del comprobante son los de sus conceptos, por tasa.' },
    isBroken: (root) => {
      const charged = lines(root).flatMap(taxesOf);
      const totals = [...root.searchNodes('cfdi:Impuestos', 'cfdi:Traslados', 'cfdi:Traslado')];
      const rates = new Set(charged.map((tax) => get(tax, 'TasaOCuota')));
      return totals.length !== rates.size || totals.some((total) => isFarFromLines(total, charged));
    },
  },
];

function isFarFromLines(total: Node, charged: readonly Node[]): boolean {
  const of = charged.filter((tax) => get(tax, 'TasaOCuota') === get(total, 'TasaOCuota'));
  return sum(of.map((tax) => get(tax, 'Importe')))
    .minus(number(get(total, 'Importe')))
    .abs()
    .greaterThan('0.005');
}

/** Rules of who receives a document and how it is paid. */
const ofTerms: readonly Rule[] = [
  {
    ...{ code: 'CFDI40149', text: 'El domicilio de un receptor genérico es el lugar de expedición.' },
    isBroken: (root) =>
      get(receiverOf(root), 'Rfc') === 'XAXX010101000' &&
      get(receiverOf(root), 'DomicilioFiscalReceptor') !== get(root, 'LugarExpedicion'),
  },
  {
    ...{ code: 'UsoCFDI', text: 'El uso CP01 es de los complementos de pago, y de nada más.' },
    isBroken: (root) => isPayment(root) !== (get(receiverOf(root), 'UsoCFDI') === 'CP01'),
  },
  {
    ...{ code: 'TipoCambio', text: 'Los dólares tienen tipo de cambio, los pesos no.' },
    isBroken: (root) => (get(root, 'Moneda') === 'USD') !== has(root, 'TipoCambio'),
  },
  {
    ...{ code: 'FormaPago', text: 'PPD lleva la forma 99, PUE cualquier otra.' },
    isBroken: (root) => !isPayment(root) && (get(root, 'MetodoPago') === 'PPD') !== (get(root, 'FormaPago') === '99'),
  },
  {
    ...{ code: 'InformacionGlobal', text: 'Las facturas al público en general dicen su periodo.' },
    isBroken: (root) =>
      (typeOf(root) === 'I' && get(receiverOf(root), 'Nombre') === 'PUBLICO EN GENERAL') !==
      (root.searchNode('cfdi:InformacionGlobal') !== undefined),
  },
];

/** Rules of Pagos 2.0. */
const ofPayments: readonly Rule[] = [
  {
    ...{ code: 'FormaDePagoP', text: 'La forma de un pago no es 99, por definir.' },
    isBroken: (root) => payments(root).some((payment) => get(payment, 'FormaDePagoP') === '99'),
  },
  {
    ...{ code: 'CRP20217', text: 'El Monto del pago no es menor que la suma de lo pagado de sus documentos.' },
    isBroken: (root) =>
      payments(root).some((payment) =>
        paidOf(payment)
          .reduce(
            (all, paid) => all.plus(number(get(paid, 'ImpPagado')).dividedBy(get(paid, 'EquivalenciaDR') || '1')),
            decimal(0),
          )
          .toDecimalPlaces(2)
          .greaterThan(get(payment, 'Monto')),
      ),
  },
  {
    ...{ code: 'ImpSaldoInsoluto', text: 'El saldo insoluto es el anterior menos lo pagado, y no menos que nada.' },
    isBroken: (root) =>
      payments(root)
        .flatMap(paidOf)
        .some((paid) => {
          const left = number(get(paid, 'ImpSaldoAnt')).minus(get(paid, 'ImpPagado'));
          return left.lessThan(0) || !left.equals(get(paid, 'ImpSaldoInsoluto'));
        }),
  },
  {
    ...{ code: 'BaseDR', text: 'La base de lo pagado debe ser mayor que cero.' },
    isBroken: (root) =>
      payments(root)
        .flatMap(paidOf)
        .flatMap((paid) => [...paid.searchNodes('pago20:ImpuestosDR', 'pago20:TrasladosDR', 'pago20:TrasladoDR')])
        .some((tax) => !number(get(tax, 'BaseDR')).greaterThan(0)),
  },
];

const rules = [...ofSums, ...ofTaxes, ...ofTerms, ...ofPayments];

/**
 * Lists what the tax authority's matrix of errors (Matriz de validaciones del Anexo 20, CFDI 4.0 and Pagos 2.0, 2023) and its guide say
 * against a document of those that we make; nothing when it is right. A rule whose number in the matrix is not sure has its field for a
 * code. `uses` is the catalogue of uses; an empty one says nothing.
 */
export function faultsByRules(root: Node, uses: readonly KnownUse[]): Refusal[] {
  const use = uses.find(({ code }) => code === get(receiverOf(root), 'UsoCFDI'));
  const mayUse = use?.regimes.includes(get(receiverOf(root), 'RegimenFiscalReceptor')) ?? false;
  return [
    ...rules.filter(({ isBroken }) => isBroken(root)).map(({ code, text }) => ({ code, text })),
    ...(uses.length === 0 || mayUse
      ? []
      : [{ code: 'CFDI40161', text: 'El UsoCFDI no corresponde con el régimen fiscal del receptor.' }]),
  ];
}
