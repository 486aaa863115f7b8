import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { validateXML } from 'xmllint-wasm';
import { SchemaProblem } from './schema-problem';

/** A schema by the name of its file. Its imports name files alone. */
export interface SchemaFile {
  readonly name: string;
  readonly content: string;
}

/** Schemas that a platform validates by, and the namespace of each. */
const needed: Readonly<Record<string, string>> = {
  'cfdv40.xsd': 'http://www.sat.gob.mx/cfd/4',
  'Pagos20.xsd': 'http://www.sat.gob.mx/Pagos20',
  'TimbreFiscalDigitalv11.xsd': 'http://www.sat.gob.mx/TimbreFiscalDigital',
};

const location = /(schemaLocation\s*=\s*["'])([^"']*)(["'])/g;
const fileOf = (text: string): string => text.split('/').at(-1) ?? '';

/** Makes a schema's imports name files without folders or addresses: the tax authority's own name its site. */
export const flattenImports = (content: string): string =>
  content.replace(
    location,
    (_all, before: string, place: string, after: string) => `${before}${fileOf(place)}${after}`,
  );

/**
 * Reads the schemas of a folder and its subfolders: those of documents, payments and stamps with all that they import. Throws SchemaProblem
 * when one is missing, or they cannot be used together.
 */
export async function readSchemas(folder: string): Promise<SchemaFile[]> {
  const places = await placesIn(folder);
  const found = new Map<string, SchemaFile>();
  const wanted = Object.keys(needed);
  for (const name of wanted) {
    if (found.has(name)) continue;
    const place = places.get(name);
    if (place === undefined) throw new SchemaProblem('missing', name);
    const content = flattenImports(await readFile(place, 'utf8'));
    found.set(name, { name, content });
    wanted.push(...[...content.matchAll(location)].map(([, , file = '']) => file));
  }
  const schemas = [...found.values()];
  await assertUsable(schemas);
  return schemas;
}

async function placesIn(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((cause: unknown) => {
    throw new SchemaProblem('no_folder', folder, { cause });
  });
  const files = entries.filter((entry) => entry.isFile() && entry.name.endsWith('.xsd'));
  return new Map(files.map((entry) => [entry.name, path.join(entry.parentPath, entry.name)]));
}

/** Has libxml read them, for a document that is none: it throws for schemas alone. */
async function assertUsable(schemas: readonly SchemaFile[]): Promise<void> {
  const imports = Object.entries(needed).map(
    ([file, namespace]) => `<xs:import namespace="${namespace}" schemaLocation="${file}"/>`,
  );
  await validateXML({
    xml: [{ fileName: 'none.xml', contents: '<none/>' }],
    schema: [
      {
        fileName: 'documents.xsd',
        contents: `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">${imports.join('')}</xs:schema>`,
      },
    ],
    preload: schemas.map(({ name, content }) => ({ fileName: name, contents: content })),
    initialMemoryPages: 512,
    maxMemoryPages: 4_096,
  }).catch((cause: unknown) => {
    const reasons = cause instanceof Error ? cause.message.split('\n').slice(0, 3) : [String(cause)];
    throw new SchemaProblem('unusable', reasons.join('\n'), { cause });
  });
}
