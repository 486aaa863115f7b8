import { validateXML } from 'xmllint-wasm';

/** A schema of the tax authority by the name of its file. Its imports name files alone. */
export interface SchemaFile {
  readonly name: string;
  readonly content: string;
}

/** Schemas without which no document can be validated, and the namespace that each defines. */
export const neededSchemas: Readonly<Record<string, string>> = {
  'cfdv40.xsd': 'http://www.sat.gob.mx/cfd/4',
  'Pagos20.xsd': 'http://www.sat.gob.mx/Pagos20',
  'TimbreFiscalDigitalv11.xsd': 'http://www.sat.gob.mx/TimbreFiscalDigital',
};

/** The document's schema lets anything stand in its complement: one that imports the complements' has them looked at too. */
const entry: SchemaFile = {
  name: 'documents.xsd',
  content: [
    '<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">',
    ...Object.entries(neededSchemas).map(
      ([file, namespace]) => `<xs:import namespace="${namespace}" schemaLocation="${file}"/>`,
    ),
    '</xs:schema>',
  ].join('\n'),
};

/**
 * Validates a document by the tax authority's schemas, in a thread of its own. Returns what is wrong with it in libxml's words, without
 * its place in the file; nothing when it is right.
 */
export async function validateXml(xml: string, schemas: readonly SchemaFile[]): Promise<string[]> {
  const toFile = ({ name, content }: SchemaFile) => ({ fileName: name, contents: content });
  const { valid, errors, rawOutput } = await validateXML({
    xml: [{ fileName: 'document.xml', contents: xml }],
    schema: [toFile(entry)],
    preload: schemas.map(toFile),
    initialMemoryPages: 512,
    maxMemoryPages: 4_096,
  });
  if (valid) return [];
  const texts = errors.map(({ message }) => message.trim());
  return texts.length > 0 ? texts : [rawOutput.trim() || 'El documento no es válido'];
}
