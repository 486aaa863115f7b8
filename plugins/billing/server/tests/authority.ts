import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Xslt, XmlParser } from 'xslt-processor';
import { neededSchemas, validateXml, type SchemaFile } from '../src/schemas/validate-xml';

/** The tax authority's own files: see the page beside them. */
const folder = path.join(__dirname, 'authority');
const read = (name: string): string => readFileSync(path.join(folder, name), 'utf8');

/** Transformations of complements that our documents have; those of the others are left out. */
const included = ['utilerias.xslt', 'Pagos20.xslt'];

const body = (stylesheet: string): string =>
  stylesheet.replace(/^[\s\S]*?<xsl:stylesheet[^>]*>/, '').replace(/<\/xsl:stylesheet>\s*$/, '');

/** The transformation of a document with what it includes written into it. */
const ofDocuments = read('cadenaoriginal_4_0.xslt').replace(
  /<xsl:include href="([^"]*)"\/>/g,
  (_include, href: string) => {
    const name = path.posix.basename(href);
    return included.includes(name) ? body(read(name)) : '';
  },
);
const ofStamps = read('cadenaoriginal_TFD_1_1.xslt');

/** Stands for an ampersand while the processor reads: it decodes what it has decoded once more, and takes '&amp;#160;' for a blank. */
const ampersand = '\uE0A6';

async function transform(xml: string, stylesheet: string): Promise<string> {
  const parser = new XmlParser();
  const text = await new Xslt({ outputMethod: 'text' }).xsltProcess(
    parser.xmlParse(xml.replaceAll('&amp;', ampersand)),
    parser.xmlParse(stylesheet),
  );
  return text.replaceAll(ampersand, '&');
}

/** Writes the original chain of a document by the tax authority's transformation. */
export const chainByAuthority = (xml: string): Promise<string> => transform(xml, ofDocuments);

/** Writes the original chain of the stamp of a document. */
export function stampChainByAuthority(xml: string): Promise<string> {
  const [stamp = ''] = /<tfd:TimbreFiscalDigital[^>]*\/>/.exec(xml) ?? [];
  const isNamed = stamp.includes('xmlns:tfd=');
  const named = isNamed
    ? stamp
    : stamp.replace(
        '<tfd:TimbreFiscalDigital',
        '<tfd:TimbreFiscalDigital xmlns:tfd="http://www.sat.gob.mx/TimbreFiscalDigital"',
      );
  return transform(named, ofStamps);
}

const names = [...Object.keys(neededSchemas), 'catCFDI.xsd', 'catPagos.xsd', 'tdCFDI.xsd'];
const flat = (schema: string): string => schema.replace(/schemaLocation="[^"]*\/([^"/]+)"/g, 'schemaLocation="$1"');

/** The tax authority's schemas, as an installation has loaded them. */
export const authoritySchemas: readonly SchemaFile[] = names.map((name) => ({ name, content: flat(read(name)) }));

/** Lists what the schemas say against a document; nothing when it is right. */
export const faultsBySchemas = (xml: string): Promise<string[]> => validateXml(xml, authoritySchemas);
