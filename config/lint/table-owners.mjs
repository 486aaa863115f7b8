import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { evaluate } from './evaluate.mjs';

const root = path.join(import.meta.dirname, '../..');

/**
 * Tables that Strapi makes, of which no schema of the project tells: accounts, roles and the panel's people belong to people, what Strapi
 * keeps of itself to the kernel. Its media library (`files`, and `files_related_mph`, where every type's pictures hang) is nobody's: it is
 * how Strapi stores a field of whatever type has pictures, and each domain reads the pictures of its own.
 */
const strapis = {
  people: ['up_users', 'up_roles', 'up_permissions', 'admin_users', 'admin_roles', 'admin_permissions'],
  kernel: [
    ...[
      'i18n_locale',
      'upload_folders',
      'strapi_api_tokens',
      'strapi_sessions',
      'strapi_migrations',
      'strapi_transfer_tokens',
    ],
    ...['strapi_core_store_settings', 'strapi_database_schema'],
  ],
};

function readSchemas(folder) {
  const files = readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith('.json'))
    .map((file) => ({
      parts: file.replace(/\.json$/, '').split(path.sep),
      schema: JSON.parse(readFileSync(path.join(root, folder, file), 'utf8')),
    }));
}

/** Lists [table, domain] of the types whose schema.json is in cms: the folder says the domain. */
function tablesOfSchemas() {
  const types = readSchemas('cms/src/api').map(({ parts, schema }) => ({ domain: parts[0], schema }));
  const components = readSchemas('cms/src/components').map(({ parts: [folder], schema }) => {
    // A component belongs to the domain of the type that is made of it.
    const user = types.find((type) => JSON.stringify(type.schema.attributes).includes(`"${folder}.`));
    return [schema.collectionName, user?.domain ?? folder];
  });
  return [...types.map(({ domain, schema }) => [schema.collectionName, domain]), ...components];
}

/**
 * Works out, by the code that makes the types of shapes, which tables they have ([table, domain]), and what `shared` of a plugin exports
 * that has a table: shapes and what shapes refer to, by the name of the export.
 */
function readShapes() {
  const domains = readdirSync(path.join(root, 'plugins')).filter((name) => existsSync(sharedOf(name)));
  const files = domains.flatMap((name) => shapeFiles(`plugins/${name}/shared`));
  const contents = [
    "import { buildContentTypes } from './plugins/kernel/server/src/shapes/types/content-types';",
    ...files.map((file, at) => `import * as shapes${at} from './${file}';`),
    ...domains.map((name) => `import * as ${name}Shared from './plugins/${name}/shared';`),
    `const all = [${files.map((_, at) => `shapes${at}`).join(', ')}].flatMap((each) => Object.values(each));`,
    'const shapes = all.filter((each) => each?.domain !== undefined && each.fields !== undefined && each.lines !== undefined);',
    'const tablesOf = (shape) => Object.values(buildContentTypes(shape)).map(({ schema }) => [schema.collectionName, shape.domain]);',
    "const tabled = (shared) => Object.entries(shared).filter(([, each]) => typeof each?.table === 'string');",
    'const shown = (shared) => Object.fromEntries(tabled(shared).map(([name, { table }]) => [name, table]));',
    'export const tables = shapes.flatMap(tablesOf);',
    `export const shared = { ${domains.map((name) => `${name}: shown(${name}Shared)`).join(', ')} };`,
  ].join('\n');
  return evaluate({ stdin: { contents, resolveDir: root, loader: 'ts' }, absWorkingDir: root });
}

const sharedOf = (name) => path.join(root, 'plugins', name, 'shared/index.ts');

const shapeFiles = (folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.shapes?\.ts$/.test(file))
    .map((file) => path.posix.join(folder, file.replace(/\.ts$/, '').split(path.sep).join('/')));

let shapes;
let known;

const shapesRead = () => (shapes ??= readShapes());

/** Returns which domain owns which table, by the tables' names. */
export function tableOwners() {
  known ??= new Map([
    ...Object.entries(strapis).flatMap(([domain, tables]) => tables.map((table) => [table, domain])),
    ...tablesOfSchemas(),
    ...shapesRead().tables,
  ]);
  return known;
}

/**
 * Returns who owns a table, undefined for a word that is no table. A table of links (`products_brand_lnk`) or of
 * components (`_cmps`) belongs to whoever owns the table that its name begins with, on whichever side it is read.
 */
export function ownerOf(table, owners = tableOwners()) {
  const own = owners.get(table);
  if (own !== undefined || !/_(lnk|cmps)$/.test(table)) return own;
  let name = table;
  while (name.includes('_')) {
    name = name.slice(0, name.lastIndexOf('_'));
    if (owners.has(name)) return owners.get(name);
  }
  return undefined;
}

/** Returns the table of what `shared` of a domain exports under a name; undefined where that has none. */
export const tableShared = (domain, name) => shapesRead().shared[domain]?.[name];
