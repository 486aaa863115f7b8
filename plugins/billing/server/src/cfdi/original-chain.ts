import { nodeFromXmlString } from '@nodecfdi/cfdi-core';

type Node = ReturnType<typeof nodeFromXmlString>;

/** Attributes ('@Version') and children ('cfdi:Emisor', by a path) of a node, in the order in which the chain has them. */
const traslado = ['@Base', '@Impuesto', '@TipoFactor', '@TasaOCuota', '@Importe'];
const trasladoDR = ['@BaseDR', '@ImpuestoDR', '@TipoFactorDR', '@TasaOCuotaDR', '@ImporteDR'];

/** Parts of each node in the order of the tax authority's transformations (cadenaoriginal_4_0, Pagos20, cadenaoriginal_TFD_1_1). */
const order: Readonly<Record<string, readonly string[]>> = {
  'cfdi:Comprobante': [
    ...['@Version', '@Serie', '@Folio', '@Fecha', '@FormaPago', '@NoCertificado', '@CondicionesDePago', '@SubTotal'],
    ...['@Descuento', '@Moneda', '@TipoCambio', '@Total', '@TipoDeComprobante', '@Exportacion', '@MetodoPago'],
    ...['@LugarExpedicion', '@Confirmacion', 'cfdi:InformacionGlobal', 'cfdi:CfdiRelacionados', 'cfdi:Emisor'],
    ...['cfdi:Receptor', 'cfdi:Conceptos/cfdi:Concepto', 'cfdi:Impuestos', 'cfdi:Complemento/pago20:Pagos'],
  ],
  'cfdi:InformacionGlobal': ['@Periodicidad', '@Meses', '@Año'],
  'cfdi:CfdiRelacionados': ['@TipoRelacion', 'cfdi:CfdiRelacionado'],
  'cfdi:CfdiRelacionado': ['@UUID'],
  'cfdi:Emisor': ['@Rfc', '@Nombre', '@RegimenFiscal', '@FacAtrAdquirente'],
  'cfdi:Receptor': [
    ...['@Rfc', '@Nombre', '@DomicilioFiscalReceptor', '@ResidenciaFiscal', '@NumRegIdTrib'],
    ...['@RegimenFiscalReceptor', '@UsoCFDI'],
  ],
  'cfdi:Concepto': [
    ...['@ClaveProdServ', '@NoIdentificacion', '@Cantidad', '@ClaveUnidad', '@Unidad', '@Descripcion'],
    ...['@ValorUnitario', '@Importe', '@Descuento', '@ObjetoImp', 'cfdi:Impuestos/cfdi:Traslados/cfdi:Traslado'],
    'cfdi:InformacionAduanera',
  ],
  'cfdi:InformacionAduanera': ['@NumeroPedimento'],
  'cfdi:Impuestos': ['cfdi:Traslados/cfdi:Traslado', '@TotalImpuestosTrasladados'],
  'cfdi:Traslado': traslado,
  'pago20:Pagos': ['@Version', 'pago20:Totales', 'pago20:Pago'],
  'pago20:Totales': [
    ...['@TotalTrasladosBaseIVA16', '@TotalTrasladosImpuestoIVA16', '@TotalTrasladosBaseIVA8'],
    ...['@TotalTrasladosImpuestoIVA8', '@TotalTrasladosBaseIVA0', '@TotalTrasladosImpuestoIVA0'],
    ...['@TotalTrasladosBaseIVAExento', '@MontoTotalPagos'],
  ],
  'pago20:Pago': [
    ...['@FechaPago', '@FormaDePagoP', '@MonedaP', '@TipoCambioP', '@Monto', '@NumOperacion', '@RfcEmisorCtaOrd'],
    ...['@NomBancoOrdExt', '@CtaOrdenante', '@RfcEmisorCtaBen', '@CtaBeneficiario', 'pago20:DoctoRelacionado'],
    'pago20:ImpuestosP/pago20:TrasladosP/pago20:TrasladoP',
  ],
  'pago20:DoctoRelacionado': [
    ...['@IdDocumento', '@Serie', '@Folio', '@MonedaDR', '@EquivalenciaDR', '@NumParcialidad', '@ImpSaldoAnt'],
    ...['@ImpPagado', '@ImpSaldoInsoluto', '@ObjetoImpDR', 'pago20:ImpuestosDR/pago20:TrasladosDR/pago20:TrasladoDR'],
  ],
  'pago20:TrasladoDR': trasladoDR,
  'pago20:TrasladoP': ['@BaseP', '@ImpuestoP', '@TipoFactorP', '@TasaOCuotaP', '@ImporteP'],
  'tfd:TimbreFiscalDigital': [
    ...['@Version', '@UUID', '@FechaTimbrado', '@RfcProvCertif', '@Leyenda', '@SelloCFD', '@NoCertificadoSAT'],
  ],
};

/** Parts that hold nothing of the chain themselves, or that stand in it where their parent says. */
const passed = new Set(['cfdi:Addenda', 'tfd:TimbreFiscalDigital']);

/**
 * Writes the original chain of a document or of a stamp, which its seal signs. The tax authority publishes it as transformations; this
 * walks the same order, for the nodes our documents have. Throws for any other node, whose content would be missing in silence.
 */
export const originalChain = (xml: string): string => chainOf(nodeFromXmlString(xml));

/** Writes the original chain of a parsed node. */
export const chainOf = (node: Node): string => `||${walk(node).join('|')}||`;

function walk(node: Node): string[] {
  const parts = order[node.name()];
  if (parts === undefined) throw new Error(`The original chain has no place for ${node.name()}`);
  assertKnown(node, parts);
  return parts.flatMap((part) => {
    if (!part.startsWith('@')) return find(node, part.split('/')).flatMap(walk);
    const name = part.slice(1);
    return node.hasAttribute(name) ? [normalizeSpace(node.getAttribute(name))] : [];
  });
}

/** Does what `normalize-space` of XPath 1.0 does, whose blanks are four: `\s` of JavaScript has the others of Unicode too. */
const normalizeSpace = (text: string): string => text.replace(/[ \t\r\n]+/g, ' ').replace(/^ | $/g, '');

/** Returns the nodes at a path, all of them where several have the same name. */
const find = (node: Node, [name = '', ...rest]: readonly string[]): Node[] =>
  [...node.children()]
    .filter((child) => child.name() === name)
    .flatMap((child) => (rest.length === 0 ? [child] : find(child, rest)));

function assertKnown(node: Node, parts: readonly string[]): void {
  const paths = parts.filter((part) => !part.startsWith('@')).map((part) => part.split('/'));
  assertChildren(node, paths);
}

function assertChildren(node: Node, paths: readonly (readonly string[])[]): void {
  for (const child of [...node.children()]) {
    const further = paths.filter(([first]) => first === child.name()).map(([, ...rest]) => rest);
    if (further.length === 0 && !passed.has(child.name()))
      throw new Error(`The original chain has no place for ${child.name()} in ${node.name()}`);
    const deeper = further.filter((rest) => rest.length > 0);
    if (deeper.length > 0) assertChildren(child, deeper);
  }
}
