import { faultsOf } from '../server/tests/matrix';

/** A document that was stamped. */
export interface MadeDocument {
  readonly uuid: string;
  readonly xml: string;
}

/** Documents that were found right in this process: those of the prepared world are in every copy of it. */
const right = new Set<string>();

/** Lists what the tax authority's schemas and published rules say against documents, with their folios; nothing when all are right. */
export async function judgeDocuments(documents: readonly MadeDocument[]): Promise<string[]> {
  const faults: string[] = [];
  for (const { uuid, xml } of documents.filter((document) => !right.has(document.uuid))) {
    const found = await faultsOf(xml);
    if (found.length === 0) right.add(uuid);
    faults.push(...found.map(({ code, text }) => `${uuid} ${code}: ${text}\n${xml}`));
  }
  return faults;
}
