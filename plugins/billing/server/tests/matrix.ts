import { nodeFromXmlString } from '@nodecfdi/cfdi-core';
import { cfdiUses } from '@mayorista/database/seeds';
import { faultsByRules, type Refusal } from '../src/pac/stand-in/judge-by-matrix';
import { faultsBySchemas } from './authority';

type Node = ReturnType<typeof nodeFromXmlString>;

/** Names by RFC, as the tax authority's register has those that it publishes for trying (list of test taxpayers of CFDI 4.0, 2023-05). */
export const register: Readonly<Record<string, string>> = {
  EKU9003173C9: 'ESCUELA KEMPER URGATE',
  OÑO120726RX3: 'ORGANICOS ÑAVEZ OSORIO',
  'H&E951128469': 'HERRERIA & ELECTRICOS',
  ZUÑ920208KL4: 'ZAPATERIA URTADO ÑERI',
  XIA190128J61: 'XENON INDUSTRIAL ARTICLES',
  CACX7605101P8: 'XOCHILT CASAS CHAVEZ',
};

/** Compares a name with that of the register, where the RFC is on it. */
function isNamedOtherwise(root: Node, party: string): boolean {
  const node = root.searchNode(party);
  const name = node?.getAttribute('Nombre') ?? '';
  return name !== (register[node?.getAttribute('Rfc') ?? ''] ?? name);
}

/** Lists what schemas and rules say against a document, as a provider refuses it; nothing when it is right. */
export async function faultsOf(xml: string): Promise<Refusal[]> {
  const bySchemas = (await faultsBySchemas(xml)).map((text) => ({ code: '301', text }));
  return bySchemas.length > 0 ? bySchemas : faultsOfRight(xml);
}

/** Lists what the rules say against a document that the schemas take. */
function faultsOfRight(xml: string): Refusal[] {
  const root = nodeFromXmlString(xml);
  return [
    ...(isNamedOtherwise(root, 'cfdi:Emisor')
      ? [{ code: 'CFDI40139', text: 'El Nombre del emisor no es el del registro.' }]
      : []),
    ...(isNamedOtherwise(root, 'cfdi:Receptor')
      ? [{ code: 'CFDI40145', text: 'El Nombre del receptor no es el del registro.' }]
      : []),
    ...faultsByRules(root, cfdiUses),
  ];
}
