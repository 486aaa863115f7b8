import { getKnex, type Core } from '@mayorista/kernel';
import { tables } from '../uids';
import { neededSchemas, validateXml, type SchemaFile } from './validate-xml';

let cached: { readonly mark: string; readonly schemas: readonly SchemaFile[] } = { mark: '', schemas: [] };

/** Reads the schemas that an installation has loaded, again only when they were loaded again; none before `npm run import:sat-schemas`. */
async function readSchemas(strapi: Core.Strapi): Promise<readonly SchemaFile[]> {
  const rows = (await getKnex(strapi)(tables.schema).select('name', 'updated_at').orderBy('name')) as {
    name: string;
    updated_at: Date | string | number;
  }[];
  const names = new Set(rows.map(({ name }) => name));
  if (!Object.keys(neededSchemas).every((name) => names.has(name))) return [];
  const mark = JSON.stringify(rows);
  if (cached.mark !== mark)
    cached = { mark, schemas: (await getKnex(strapi)(tables.schema).select('name', 'content')) as SchemaFile[] };
  return cached.schemas;
}

/** Validates a document by the tax authority's schemas where they are loaded. Returns what is wrong with it. */
export async function judgeBySchemas(strapi: Core.Strapi, xml: string): Promise<string[]> {
  const schemas = await readSchemas(strapi);
  return schemas.length === 0 ? [] : validateXml(xml, schemas);
}
