// The types of what the API answers, for the store and the panel: `npm run types:refresh` writes them, `npm run types:check` fails when they are stale.
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import openapiTypescript, { astToString } from 'openapi-typescript';
import { root } from '../launch/root.mjs';
import { loadDocument } from './load-document.mjs';

const target = path.join('config', 'src', 'answers', 'schema.d.ts');
const header = '// Written by `npm run types:refresh` from what the routes declare; changes made here are lost.\n';

/** The calls' bodies by method and path, beside the schemas that they are made of. */
function answersOf({ openapi, info, paths, components }) {
  const bodies = Object.entries(paths).flatMap(([address, operations]) =>
    Object.entries(operations).flatMap(([method, operation]) => {
      const schema = bodyOf(operation);
      return schema === null ? [] : [[`${method.toUpperCase()} ${address.replace('/api', '')}`, schema]];
    }),
  );
  const Answers = { type: 'object', properties: Object.fromEntries(bodies), required: bodies.map(([call]) => call) };
  return { openapi, info, paths: {}, components: { schemas: plain({ ...components.schemas, Answers }, true) } };
}

const prose = new Set(['description', 'examples', 'example', 'format', 'title']);

/** Leaves out what documents alone: the page of the API tells it. A property may be called as such a key is. */
function plain(json, isNames = false) {
  if (Array.isArray(json)) return json.map((each) => plain(each));
  if (typeof json !== 'object' || json === null) return json;
  return Object.fromEntries(
    Object.entries(json)
      .filter(([key]) => isNames || !prose.has(key))
      .map(([key, value]) => [key, plain(value, !isNames && key === 'properties')]),
  );
}

/** What a call answers on success; null for files. */
function bodyOf({ responses }) {
  const success = Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1];
  return success?.content?.['application/json']?.schema ?? null;
}

async function types() {
  const document = answersOf(await loadDocument('https://plataforma.mx'));
  const nodes = await openapiTypescript(document, { immutable: true, alphabetize: true });
  return header + astToString(nodes);
}

const wanted = await types();
const file = path.join(root, target);
if (process.argv.includes('--check')) {
  const stored = await readFile(file, 'utf8').catch(() => '');
  if (stored !== wanted) {
    console.error(`${target} no es lo que las rutas declaran: npm run types:refresh`);
    process.exit(1);
  }
  console.log('Los tipos de las respuestas están al día');
} else {
  await writeFile(file, wanted);
  console.log(`Escrito: ${target}`);
}
// What the plugins' code opened keeps the process alive.
process.exit(0);
