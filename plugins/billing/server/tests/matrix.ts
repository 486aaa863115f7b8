import { nodeFromXmlString } from '@nodecfdi/cfdi-core';
import { decimal } from '@mayorista/kernel/shared';
import { cfdiUses } from '@mayorista/database/seeds';
import { faultsBySchemas } from './authority';

type Node = ReturnType<typeof nodeFromXmlString>;
export interface Fault {
  readonly code: string;
  readonly text: string;
}

/** Names by RFC, as the tax authority's register has those that it publishes for trying (list of test taxpayers of CFDI 4.0, 2023-05). */
export const register: Readonly<Record<string, string>> = {
  EKU9003173C9: 'ESCUELA KEMPER URGATE',
  OÑO120726RX3: 'ORGANICOS ÑAVEZ OSORIO',
  'H&E951128469': 'HERRERIA & ELECTRICOS',
  ZUÑ920208KL4: 'ZAPATERIA URTADO ÑERI',
  XIA190128J61: 'XENON INDUSTRIAL ARTICLES',
  CACX7605101P8: 'XOCHILT CASAS CHAVEZ',
};

const has = (node: Node, name: string): boolean => node.hasAttribute(name);
const get = (node: Node | undefined, name: string): string => node?.getAttribute(name) || '';
const number = (text: string) => decimal(text || '0');
const lines = (root: Node): Node[] => [...root.searchNodes('cfdi:Conceptos', 'cfdi:Concepto')];
const taxesOf = (line: Node): Node[] => [...line.searchNodes('cfdi:Impuestos', 'cfdi:Traslados', 'cfdi:Traslado')];
const sum = (values: readonly string[]) => values.reduce((all, value) => all.plus(number(value)), decimal(0));
const isPayment = (root: Node): boolean => get(root, 'TipoDeComprobante') === 'P';

interface Rule extends Fault {
  readonly isBroken: (root: Node) => boolean;
}

/**
 * Rules of the tax authority's matrix of errors (Matriz de validaciones del Anexo 20, CFDI 4.0 and Pagos 2.0, 2023) and of its guide, for the
 * documents that we make. A rule whose number of the matrix is not sure has the field for its code.
 */
const rules: readonly Rule[] = [
  {
    ...{ code: 'CFDI40108', text: 'SubTotal is the sum of the lines' },
    isBroken: (root) =>
      !isPayment(root) &&
      !sum(lines(root).map((line) => get(line, 'Importe')))
        .toDecimalPlaces(2)
        .equals(get(root, 'SubTotal')),
  },
  {
    ...{ code: 'CFDI40119', text: 'Total is SubTotal less discounts plus taxes' },
    isBroken: (root) =>
      !number(get(root, 'SubTotal'))
        .minus(number(get(root, 'Descuento')))
        .plus(number(get(root.searchNode('cfdi:Impuestos'), 'TotalImpuestosTrasladados')))
        .equals(get(root, 'Total')),
  },
  {
    ...{ code: 'CFDI40139', text: 'Emisor: Nombre is that of the register' },
    isBroken: (root) => {
      const issuer = root.searchNode('cfdi:Emisor');
      return get(issuer, 'Nombre') !== (register[get(issuer, 'Rfc')] ?? get(issuer, 'Nombre'));
    },
  },
  {
    ...{ code: 'CFDI40145', text: 'Receptor: Nombre is that of the register' },
    isBroken: (root) => {
      const receiver = root.searchNode('cfdi:Receptor');
      return get(receiver, 'Nombre') !== (register[get(receiver, 'Rfc')] ?? get(receiver, 'Nombre'));
    },
  },
  {
    ...{ code: 'CFDI40149', text: 'A generic receiver is at the place of issue' },
    isBroken: (root) => {
      const receiver = root.searchNode('cfdi:Receptor');
      return (
        get(receiver, 'Rfc') === 'XAXX010101000' &&
        get(receiver, 'DomicilioFiscalReceptor') !== get(root, 'LugarExpedicion')
      );
    },
  },
  {
    ...{ code: 'CFDI40161', text: 'UsoCFDI may be asked for by the regime' },
    isBroken: (root) => {
      const receiver = root.searchNode('cfdi:Receptor');
      const use = cfdiUses.find(({ code }) => code === get(receiver, 'UsoCFDI'));
      return use === undefined || !use.regimes.includes(get(receiver, 'RegimenFiscalReceptor'));
    },
  },
  {
    ...{ code: 'UsoCFDI', text: 'CP01 is of complements, and of nothing else' },
    isBroken: (root) => isPayment(root) !== (get(root.searchNode('cfdi:Receptor'), 'UsoCFDI') === 'CP01'),
  },
  {
    ...{ code: 'TipoCambio', text: 'Dollars have what one costs, pesos nothing' },
    isBroken: (root) => (get(root, 'Moneda') === 'USD') !== has(root, 'TipoCambio'),
  },
  {
    ...{ code: 'FormaPago', text: 'PPD is paid by 99, PUE by anything else' },
    isBroken: (root) => !isPayment(root) && (get(root, 'MetodoPago') === 'PPD') !== (get(root, 'FormaPago') === '99'),
  },
  {
    ...{ code: 'ObjetoImp', text: 'An object of tax breaks its taxes down, another does not' },
    isBroken: (root) => lines(root).some((line) => (get(line, 'ObjetoImp') === '02') !== taxesOf(line).length > 0),
  },
  {
    ...{
      code: 'Importe',
      text: 'A line is its pieces times its price, and its tax its base times its rate, within the last decimal',
    },
    isBroken: (root) =>
      lines(root).some(
        (line) =>
          number(get(line, 'Cantidad'))
            .times(number(get(line, 'ValorUnitario')))
            .minus(get(line, 'Importe'))
            .abs()
            .greaterThan('0.01') ||
          taxesOf(line).some(
            (tax) =>
              get(tax, 'TipoFactor') === 'Tasa' &&
              number(get(tax, 'Base'))
                .times(get(tax, 'TasaOCuota'))
                .minus(get(tax, 'Importe'))
                .abs()
                .greaterThan('0.000001'),
          ),
      ),
  },
  {
    ...{ code: 'Descuento', text: 'Discounts are on lines and document alike, and above nothing' },
    isBroken: (root) =>
      has(root, 'Descuento') !== lines(root).some((line) => has(line, 'Descuento')) ||
      number(get(root, 'Descuento')).greaterThan(get(root, 'SubTotal')),
  },
  {
    ...{ code: 'Impuestos', text: 'The document’s taxes are its lines’, by rate; none where nothing is charged' },
    isBroken: (root) => {
      const charged = lines(root).flatMap(taxesOf);
      const totals = [...root.searchNodes('cfdi:Impuestos', 'cfdi:Traslados', 'cfdi:Traslado')];
      const rates = new Set(charged.map((tax) => get(tax, 'TasaOCuota')));
      return (
        totals.length !== rates.size ||
        totals.some((total) => {
          const of = charged.filter((tax) => get(tax, 'TasaOCuota') === get(total, 'TasaOCuota'));
          return sum(of.map((tax) => get(tax, 'Importe')))
            .minus(number(get(total, 'Importe')))
            .abs()
            .greaterThan('0.005');
        })
      );
    },
  },
  {
    ...{ code: 'InformacionGlobal', text: 'Invoices to the public in general say of which month they are' },
    isBroken: (root) =>
      (get(root, 'TipoDeComprobante') === 'I' &&
        get(root.searchNode('cfdi:Receptor'), 'Nombre') === 'PUBLICO EN GENERAL') !==
      (root.searchNode('cfdi:InformacionGlobal') !== undefined),
  },
];

/** Lists what schemas and rules say against a document, as a provider refuses it; nothing when it is right. */
export async function faultsOf(xml: string): Promise<Fault[]> {
  const bySchemas = (await faultsBySchemas(xml)).map((text) => ({ code: '301', text }));
  if (bySchemas.length > 0) return bySchemas;
  const root = nodeFromXmlString(xml);
  return rules.filter(({ isBroken }) => isBroken(root)).map(({ code, text }) => ({ code, text }));
}
