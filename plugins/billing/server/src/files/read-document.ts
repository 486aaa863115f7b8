import { nodeFromXmlString } from '@nodecfdi/cfdi-core';
import { chainOf } from '../cfdi/original-chain';

/** What is printed of a stamped document: its attributes by their names in the XML, all of them text. */
export interface PrintedDocument {
  readonly head: Attributes;
  readonly issuer: Attributes;
  readonly receiver: Attributes;
  readonly relations: readonly { readonly type: string; readonly uuids: readonly string[] }[];
  readonly lines: readonly (Attributes & { readonly ivaRate: string })[];
  readonly taxes: readonly Attributes[];
  readonly payment: { readonly head: Attributes; readonly documents: readonly Attributes[] } | null;
  readonly stamp: Attributes;
  /** Original chain of the stamp, which the tax authority's seal signs. */
  readonly stampChain: string;
}

export type Attributes = Readonly<Record<string, string>>;
type Node = ReturnType<typeof nodeFromXmlString>;

const attributes = (node: Node | undefined): Attributes => node?.attributes().export() ?? {};

/** Reads a stamped document. Throws an error for one without a stamp. */
export function readDocument(xml: string): PrintedDocument {
  const root = nodeFromXmlString(xml);
  const stamp = root.searchNode('cfdi:Complemento', 'tfd:TimbreFiscalDigital');
  if (stamp === undefined) throw new Error('The document has no stamp');
  const payment = root.searchNode('cfdi:Complemento', 'pago20:Pagos', 'pago20:Pago');
  return {
    head: attributes(root),
    issuer: attributes(root.searchNode('cfdi:Emisor')),
    receiver: attributes(root.searchNode('cfdi:Receptor')),
    relations: [...root.searchNodes('cfdi:CfdiRelacionados')].map((relation) => ({
      type: relation.getAttribute('TipoRelacion'),
      uuids: [...relation.searchNodes('cfdi:CfdiRelacionado')].map((each) => each.getAttribute('UUID')),
    })),
    lines: [...root.searchNodes('cfdi:Conceptos', 'cfdi:Concepto')].map((line) => ({
      ...attributes(line),
      ivaRate: line.searchAttribute('cfdi:Impuestos', 'cfdi:Traslados', 'cfdi:Traslado', 'TasaOCuota'),
      customs: [...line.searchNodes('cfdi:InformacionAduanera')]
        .map((node) => node.getAttribute('NumeroPedimento'))
        .join(', '),
    })),
    taxes: [...root.searchNodes('cfdi:Impuestos', 'cfdi:Traslados', 'cfdi:Traslado')].map(attributes),
    payment:
      payment === undefined
        ? null
        : { head: attributes(payment), documents: [...payment.searchNodes('pago20:DoctoRelacionado')].map(attributes) },
    stamp: attributes(stamp),
    stampChain: chainOf(stamp),
  };
}
