// npm run requirements:refresh -- FOLDER: copies the sentences of the requirements that our tests cite from the
// specification (FOLDER/<document>/requirements.json) into claimed.json, so that the repository says what it claims.
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { citationsBelow } from './citations.mjs';

const here = path.dirname(fileURLToPath(import.meta.url));

const specification = process.argv[2];
if (specification === undefined || !existsSync(specification)) {
  fail('Uso: npm run requirements:refresh -- CARPETA (la de la especificación)');
}

const sentences = sentencesOf(specification);
if (sentences.size === 0) fail(`${specification} no tiene documentos con requirements.json`);
const { cited } = citationsBelow(path.resolve(here, '../..'));
const unknown = cited.filter(({ id }) => !sentences.has(id));
if (unknown.length > 0) {
  fail(['La especificación no tiene:', ...unknown.map(({ id, file }) => `  ${id} (${file})`)].join('\n'));
}

const ids = [...new Set(cited.map(({ id }) => id))].sort();
const claimed = Object.fromEntries(ids.map((id) => [id, sentences.get(id)]));
writeFileSync(path.join(here, 'claimed.json'), `${JSON.stringify(claimed, null, 2)}\n`);
console.log(`${ids.length} de ${sentences.size} requisitos citados por pruebas`);

function sentencesOf(folder) {
  const files = readdirSync(folder)
    .map((name) => path.join(folder, name, 'requirements.json'))
    .filter((file) => existsSync(file));
  return new Map(files.flatMap((file) => JSON.parse(readFileSync(file, 'utf8'))).map(({ id, text }) => [id, text]));
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
