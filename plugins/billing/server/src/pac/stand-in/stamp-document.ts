import { createHash } from 'node:crypto';
import { nodeFromXmlString, nodeToXmlString } from '@nodecfdi/cfdi-core';
import { Complemento } from '@nodecfdi/cfdi-elements/cfdi40';
import { TimbreFiscalDigital } from '@nodecfdi/cfdi-elements/tfd11';
import { placeOfZipCode } from '@mayorista/config';
import { readCertificate, type Certificate } from '../../cfdi/certificate';
import { localTime } from '../../cfdi/local-time';
import { chainOf } from '../../cfdi/original-chain';
import { isSealOf, signChain } from '../../cfdi/seal-cfdi';
import { faultsByRules, type KnownUse, type Refusal } from './judge-by-matrix';

type Node = ReturnType<typeof nodeFromXmlString>;

/** A document is stamped within this long of its date. */
const mostHours = 72;
const hourMs = 3_600_000;

/** Judges a document as a provider does before it stamps: certificate, seal, date at the place of issue, the rules of the matrix. */
export function judgeDocument(xml: string, now: Date, uses: readonly KnownUse[]): Refusal | null {
  const root = nodeFromXmlString(xml);
  if (root.searchNode('cfdi:Complemento', 'tfd:TimbreFiscalDigital') !== undefined)
    return { code: '307', text: 'El comprobante contiene un timbre previo.' };
  return judgeSeal(root) ?? judgeDate(root, now) ?? faultsByRules(root, uses)[0] ?? null;
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
