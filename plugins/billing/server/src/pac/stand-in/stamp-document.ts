import { createHash } from 'node:crypto';
import { nodeFromXmlString, nodeToXmlString } from '@nodecfdi/cfdi-core';
import { Complemento } from '@nodecfdi/cfdi-elements/cfdi40';
import { TimbreFiscalDigital } from '@nodecfdi/cfdi-elements/tfd11';
import { placeOfZipCode } from '@mayorista/config';
import { decimal, roundToCents } from '@mayorista/kernel/shared';
import { readCertificate, type Certificate } from '../../cfdi/certificate';
import { localTime } from '../../cfdi/local-time';
import { chainOf } from '../../cfdi/original-chain';
import { isSealOf, signChain } from '../../cfdi/seal-cfdi';

type Node = ReturnType<typeof nodeFromXmlString>;

/** A refusal with the tax authority's code. */
export interface Refusal {
  readonly code: string;
  readonly text: string;
}

/** A document is stamped within this long of its date. */
const mostHours = 72;
const hourMs = 3_600_000;

/** Judges a document as a provider does before it stamps: certificate, seal, date at the place of issue, sums. */
export function judgeDocument(xml: string, now: Date): Refusal | null {
  const root = nodeFromXmlString(xml);
  if (root.searchNode('cfdi:Complemento', 'tfd:TimbreFiscalDigital') !== undefined)
    return { code: '307', text: 'El comprobante contiene un timbre previo.' };
  return judgeSeal(root) ?? judgeDate(root, now) ?? judgeSums(root);
}

function judgeSeal(root: Node): Refusal | null {
  const certificate = readCertificate(Buffer.from(root.getAttribute('Certificado'), 'base64'));
  if (certificate.number !== root.getAttribute('NoCertificado'))
    return { code: '305', text: 'El certificado no corresponde al número de certificado del comprobante.' };
  if (certificate.rfc !== root.searchAttribute('cfdi:Emisor', 'Rfc'))
    return { code: '303', text: 'El RFC del emisor no corresponde al del certificado.' };
  if (!isSealOf(chainOf(root), root.getAttribute('Sello'), certificate.publicKey))
    return { code: '302', text: 'Sello mal formado o inválido.' };
  return null;
}

function judgeDate(root: Node, now: Date): Refusal | null {
  const { timeZone } = placeOfZipCode(root.getAttribute('LugarExpedicion'));
  const age = Date.parse(`${localTime(now, timeZone)}Z`) - Date.parse(`${root.getAttribute('Fecha')}Z`);
  return age > mostHours * hourMs || age < -hourMs
    ? {
        code: '401',
        text: 'El rango de la fecha de generación no debe ser mayor a 72 horas para la emisión del timbre.',
      }
    : null;
}

function judgeSums(root: Node): Refusal | null {
  if (root.getAttribute('TipoDeComprobante') === 'P') return null;
  const lines = [...root.searchNodes('cfdi:Conceptos', 'cfdi:Concepto')];
  const sum = (values: readonly string[]): string =>
    roundToCents(values.reduce((all, value) => all.plus(value || '0'), decimal(0)));
  const subtotal = sum(lines.map((line) => line.getAttribute('Importe')));
  if (subtotal !== root.getAttribute('SubTotal'))
    return {
      code: 'CFDI40108',
      text: 'El valor de este campo SubTotal no corresponde a la suma de los importes de los conceptos registrados.',
    };
  const total = decimal(root.getAttribute('SubTotal'))
    .minus(root.getAttribute('Descuento') || '0')
    .plus(root.searchAttribute('cfdi:Impuestos', 'TotalImpuestosTrasladados') || '0');
  return total.equals(root.getAttribute('Total'))
    ? null
    : {
        code: 'CFDI40119',
        text: 'El campo Total no corresponde con la suma del subtotal, menos descuentos, más impuestos.',
      };
}

/** Returns what tells one sealed document from all others. */
export const sealHash = (xml: string): string =>
  createHash('sha256').update(nodeFromXmlString(xml).getAttribute('Sello')).digest('hex');

/** Writes the fiscal folio of a document: the same for the same seal. */
export function uuidOf(hash: string): string {
  const hex = `${hash.slice(0, 12)}4${hash.slice(13, 16)}a${hash.slice(17, 32)}`.toUpperCase();
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-');
}

const providerRfc = 'PDM190613AA2';

/** Adds the stamp (TimbreFiscalDigital 1.1), sealed by the provider's key, to a sealed document. */
export function addStamp(xml: string, stamp: { readonly uuid: string; readonly at: string }, key: Certificate): string {
  const root = nodeFromXmlString(xml);
  const node = new TimbreFiscalDigital({
    UUID: stamp.uuid,
    FechaTimbrado: stamp.at,
    RfcProvCertif: providerRfc,
    SelloCFD: root.getAttribute('Sello'),
    NoCertificadoSAT: key.number,
  });
  node.setAttribute('SelloSAT', signChain(chainOf(node), key.key));
  const known = root.searchNode('cfdi:Complemento');
  if (known === undefined) root.addChild(new Complemento({}, [node]));
  else known.addChild(node);
  return nodeToXmlString(root, true);
}
